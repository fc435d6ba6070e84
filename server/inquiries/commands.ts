import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { exportCsv } from './export-csv.ts';
import { findProblems } from './health.ts';
import { photographName } from './photograph-file.ts';
import type { InquiryStore, StoredInquiry } from './store/store.ts';

export const usage = `npm run inquiries -- <command>

  list                      the latest first
  show <id>                 everything that is kept of one
  photographs <id> <folder> writes its photographs into a folder
  export                    all as CSV for a spreadsheet: npm run --silent inquiries -- export > inquiries.csv
  answered <id>             notes that it is answered
  mail [<id>]               mails what was not mailed: one, or all that are not answered
  delete <id>               deletes it with its photographs
  delete --before <date>    deletes what was received before a day, such as 2026-01-31 (UTC), and mailed or answered;
                            with --unmailed-too all of it
  health                    what fails: mail, database, storage

It may be used while the server runs, and reads the same variables: DATA_DIR, DATABASE_URL, INQUIRIES_MAX_MB.`;

/**
 * Carries out a command of the shop's.
 *
 * @param parameters of the command line
 * @returns what to print
 * @throws if it can't be carried out; the message says why
 */
export async function runCommand(parameters: string[], store: InquiryStore, now: Date): Promise<string> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { before: { type: 'string' }, 'unmailed-too': { type: 'boolean', default: false } },
  });
  const [command, id, folder] = positionals;
  const inquiry = id === undefined ? undefined : await find(store, id);
  if (command === 'list') return listed(await store.list());
  if (command === 'export') return exportCsv(await store.list());
  if (command === 'mail') return `${await store.retryMail(id)} due now`;
  if (command === 'health') return printable((await findProblems(store)).join('\n')) || 'ok';
  if (command === 'delete' && values.before && !id)
    return deleteBefore(store, readDay(values.before), values['unmailed-too']);
  if (!inquiry) throw new Error(usage);
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
      throw new Error(usage);
  }
}

async function deleteBefore(store: InquiryStore, time: Date, withUnmailed: boolean): Promise<string> {
  const removed =
    (await store.removeBefore(time, 'seen')) + (withUnmailed ? await store.removeBefore(time, 'unseen') : 0);
  const left = (await store.list()).filter(({ receivedAt }) => receivedAt < time).length;
  const kept = `; ${left} that were neither mailed nor answered are kept, --unmailed-too deletes them`;
  return `${removed} deleted${left > 0 ? kept : ''}`;
}

function readDay(text: string): Date {
  // A Date would take 31 February for 3 March.
  if (!z.iso.date().safeParse(text).success) throw new Error(`expected a day such as 2026-01-31, found "${text}"`);
  return new Date(`${text}T00:00:00.000Z`);
}

async function find(store: InquiryStore, id: string): Promise<StoredInquiry> {
  const inquiry = await store.find(id);
  if (!inquiry) throw new Error(`no inquiry has the id ${id}`);
  return inquiry;
}

function writePhotographs(photographs: Uint8Array[], folder: string | undefined): string {
  if (!folder) throw new Error(usage);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = photographs.map((bytes, index) => {
    const file = join(folder, photographName(bytes, index));
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

/** Without control characters: a visitor's name, or what a mail server said, must not control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ');
}
