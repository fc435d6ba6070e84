import { inquiriesEndpoint, sendsToOwnServer } from './delivery.ts';
import { forgetKey, readKey } from './idempotency-key.ts';

/** A server that has said nothing for so long will not. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Fields by name; a field that stands in a form several times is a list. */
export type Fields = Record<string, string | string[]>;

/** Nothing has arrived, as far as can be known. */
export class SendFailure extends Error {
  /** What the server says about it, in the visitor's language; nothing where it could not be asked. */
  readonly sentences: string[];
  readonly offline: boolean;

  constructor({ sentences = [], offline = false }: { sentences?: string[]; offline?: boolean }) {
    super('the inquiry was not sent');
    this.sentences = sentences;
    this.offline = offline;
  }
}

/** What an inquiry is known by to the server, so that photographs can follow. */
export interface SentInquiry {
  /** Nothing from a form service. */
  id: string | undefined;
  key: string;
}

/**
 * Sends the words of a form. They have arrived when it resolves.
 *
 * @param more fields beside those of the form
 * @param options `shownAt`: when the visitor first saw the form, in milliseconds since the page was opened; `files`:
 *   photographs, which only a form service gets together with the words
 * @throws SendFailure
 */
export async function sendInquiry(
  form: HTMLFormElement,
  more: Fields = {},
  { shownAt = 0, files = [] }: { shownAt?: number; files?: readonly Blob[] } = {},
): Promise<SentInquiry> {
  const name = nameOfForm(form);
  const key = readKey(name);
  const fields = { ...readFields(form), ...more, elapsed: String(Math.round(performance.now() - shownAt)) };
  const request = sendsToOwnServer ? jsonRequest(fields, key) : plainRequest(fields, key, files);
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(inquiriesEndpoint, { ...request, method: 'POST', signal }).catch(() => {
    throw new SendFailure({ offline: !navigator.onLine });
  });
  const answer = await readAnswer(response);
  if (!response.ok) throw new SendFailure({ sentences: sendsToOwnServer ? sentencesOf(answer) : [] });
  forgetKey(name);
  return { id: answer.id, key };
}

/** A form's name for its key: what it is for, and where it stands. */
function nameOfForm(form: HTMLFormElement): string {
  return `${new FormData(form).get('kind')} ${location.pathname}`;
}

/** Every word of a form, without spaces around it; files are left out. */
function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const words = (name: string) =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  const lists = [...new Set(data.keys())].map((name): [string, string[]] => [name, words(name)]);
  return Object.fromEntries(
    lists
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => [name, list.length === 1 ? String(list[0]) : list]),
  );
}

function jsonRequest(fields: Fields, key: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key };
  return { headers, body: JSON.stringify(fields) };
}

/** As a form itself would send it: any other header or type, a service on another origin would have to allow first. */
function plainRequest(fields: Fields, key: string, files: readonly Blob[]): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, key }))
    for (const one of [value].flat()) body.append(name, one);
  for (const [index, file] of files.entries()) body.append('photographs', file, `photograph-${index + 1}`);
  const words = new URLSearchParams(
    [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return { headers: { Accept: 'application/json' }, body: files.length > 0 ? body : words };
}

interface Answer {
  id?: string;
  error?: string;
  fields?: Record<string, string>;
}

/** What stands between here and the server may answer with anything. */
async function readAnswer(response: Response): Promise<Answer> {
  return response.json().then(
    (answer) => answer ?? {},
    () => ({}),
  );
}

function sentencesOf({ error, fields = {} }: Answer): string[] {
  return [error, ...Object.values(fields)].filter((sentence) => typeof sentence === 'string');
}
