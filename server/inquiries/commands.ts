import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { exportCsv } from './export-csv.ts';
import { findProblems } from './health.ts';
import { photographFile } from './photograph-file.ts';
import type { InquiryStore, StoredInquiry } from './store/store.ts';

export const usage = `npm run inquiries -- <command>

  list                      the latest first
  show <id>                 everything that is kept of one
  photographs <id> <folder> writes its photographs into a folder
  export                    all as CSV for a spreadsheet: npm run --silent inquiries -- export > inquiries.csv
  answered <id>             notes that it is answered
  mail [<id>]               mails what was not mailed, one or all
  delete <id>               deletes it with its photographs
  delete --before <date>    deletes what was received before a day, such as 2026-01-31 (UTC), and mailed or answered;
                            with --unmailed-too all of it
  health                    what fails: mail, database, storage

It may be used while the server runs, and reads the same variables: DATA_DIR, DATABASE_URL, INQUIRIES_MAX_MB.`;

/** A command that can't be carried out; the message says why. */
export class CommandError extends Error {}

/**
 * Carries out a command of the shop's.
 *
 * @param parameters of the command line
 * @returns what to print
 * @throws CommandError
 */
export async function runCommand(parameters: string[], store: InquiryStore, now: Date): Promise<string> {
  const { command, id, folder, before, unmailedToo } = parse(parameters);
  const inquiry = id === undefined ? undefined : await find(store, id);
  if (command === 'list') return listed(await store.list());
  if (command === 'export') return exportCsv(await store.list());
  if (command === 'mail') return `${await store.retryMail(id)} will be mailed by the server`;
  if (command === 'delete' && before) return deleteBefore(store, day(before), unmailedToo);
  if (command === 'health') {
    const problems = await findProblems(store);
    return printable([...problems].map(([part, problem]) => `${part}: ${problem}`).join('\n')) || 'ok';
  }
  if (!inquiry) throw new CommandError(usage);
  switch (command) {
    case 'show':
      return printable(stringify(inquiry));
    case 'photographs':
      return writePhotographs(await store.readPhotographs(inquiry.id), folder);
    case 'answered':
      await store.markAnswered(inquiry.id, now);
      return `${id} is marked as answered`;
    case 'delete':
      await store.remove(inquiry.id);
      return `${id} is deleted`;
    default:
      throw new CommandError(usage);
  }
}

function parse(parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { before: { type: 'string' }, 'unmailed-too': { type: 'boolean', default: false } },
    });
    const { before, 'unmailed-too': unmailedToo } = values;
    const [command, id, folder, ...more] = positionals;
    // "delete <id> --before" would leave open what is meant.
    const isUnclear = more.length > 0 || (before ? id !== undefined : unmailedToo);
    if (isUnclear || (folder !== undefined && command !== 'photographs')) throw new CommandError(usage);
    return { command, id, folder, before, unmailedToo };
  } catch {
    throw new CommandError(usage);
  }
}

async function deleteBefore(store: InquiryStore, time: Date, unmailedToo: boolean): Promise<string> {
  const removeAll = async (which: 'seen' | 'unseen') => {
    let removed = 0;
    for (let some = -1; some !== 0; removed += some) some = await store.removeSome(which, time);
    return removed;
  };
  const removed = (await removeAll('seen')) + (unmailedToo ? await removeAll('unseen') : 0);
  const left = (await store.list()).filter(({ receivedAt }) => receivedAt < time).length;
  const kept = `; ${left} that were neither mailed nor answered are kept, --unmailed-too deletes them`;
  return `${removed} deleted${left > 0 ? kept : ''}`;
}

function day(text: string): Date {
  // A Date would take 31 February for 3 March.
  if (!z.iso.date().safeParse(text).success)
    throw new CommandError(`expected a day such as 2026-01-31, found "${text}"`);
  return new Date(`${text}T00:00:00.000Z`);
}

async function find(store: InquiryStore, id: string): Promise<StoredInquiry> {
  // A database may refuse what can't be an id.
  const inquiry = z.uuid().safeParse(id).success && (await store.find(id));
  if (!inquiry) throw new CommandError(`no inquiry has the id ${id}`);
  return inquiry;
}

function writePhotographs(photographs: Uint8Array[], folder: string | undefined): string {
  if (!folder) throw new CommandError(usage);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = photographs.map((bytes, index) => {
    const file = join(folder, photographFile(bytes, index + 1).name);
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
    return file;
  });
  return files.join('\n') || 'No photographs.';
}

function listed(inquiries: StoredInquiry[]): string {
  if (inquiries.length === 0) return 'No inquiries.';
  const givenUp = inquiries.filter(({ mailState }) => mailState === 'given up').length;
  const note = `${givenUp} given up: the mail server refused them for a week. "npm run inquiries -- mail" tries again.`;
  return [...inquiries.map(line), ...(givenUp > 0 ? [note] : [])].join('\n');
}

function line({ id, receivedAt, kind, name, watches, answeredAt, mailState }: StoredInquiry): string {
  const minute = receivedAt.toISOString().slice(0, 16).replace('T', ' ');
  return [id, minute, kind, answeredAt ? 'answered' : mailState, printable(name), ...watches].join('  ');
}

/** Nothing in a visitor's name, or in what a mail server said, may command the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ');
}
