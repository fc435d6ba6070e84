import { readStored, removeStored, writeStored } from '../components/browser-storage/browser-storage.ts';
import { answeredFields, isVisibleField } from '../components/field/form-draft.ts';
import { MAX_UPLOAD_MS, ownEndpoint } from '../contract/inquiries.ts';
import { splitPath } from '../i18n/routes.ts';
import { formatLabel } from '../i18n/texts.ts';

/** How long an inquiry without photographs may take: the server waits two minutes for the mail server. */
const TIME_LIMIT_MS = 140_000;

export interface Failure {
  isOffline: boolean;
  /** The server's errors about the whole inquiry, in the page's language. */
  sentences: string[];
  /** The server's errors about single fields, by name. */
  fields: Record<string, string>;
}

/**
 * Sends a form with its photographs in one request.
 *
 * @param endpoint a path of this site's server, or the URL of a form service
 * @returns `undefined` once the inquiry has been accepted, otherwise why it was not
 */
export async function sendInquiry(
  form: HTMLFormElement,
  endpoint: string,
  photographs: readonly Blob[] = [],
): Promise<Failure | undefined> {
  const body = new FormData(form);
  const keyName = `inquiry ${body.get('kind')} ${location.pathname}`;
  body.set('key', readKey(keyName));
  body.set('elapsed', String(Math.round(performance.now())));
  // The file field for visitors without JavaScript, which is empty here.
  body.delete('photographs');
  for (const [index, image] of photographs.entries()) body.append('photographs', image, `photograph-${index + 1}.jpg`);

  const { status, text } = await post(endpoint, body, photographs.length > 0);
  const isOwnServer = endpoint === ownEndpoint;
  // A 200 may come from elsewhere, such as a hotel network's login page. The shop's server answers 202.
  const isAccepted = isOwnServer ? status === 202 : status >= 200 && status < 300;
  if (!isAccepted) return readFailure(form, isOwnServer ? text : '');
  removeStored('sessionStorage', keyName);
  return undefined;
}

/**
 * What a visitor has written, below the names of the watches, for a message on WhatsApp or by email: a line for each field with its
 * label, and the wish.
 */
export function writtenText(form: HTMLFormElement, watchNames: readonly string[]): string {
  const { locale } = splitPath(location.pathname);
  const written = answeredFields(form).filter((field) => field.value.trim() && field.matches(':enabled'));
  const lines = written.map(({ type, labels, value }) => {
    if (type === 'radio') return labels?.[0]?.textContent.trim();
    // Without the mark of a required field.
    const label = labels?.[0]?.firstChild?.textContent ?? '';
    return `${formatLabel(locale, label)} ${value.trim()}`;
  });
  return [...watchNames, ...lines].join('\n');
}

/**
 * The idempotency key of an inquiry, the same until it has been accepted: a second click, a retry after a lost response and
 * a form that Back restores are one inquiry.
 */
function readKey(name: string): string {
  const key = readStored('sessionStorage', name) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  writeStored('sessionStorage', name, key);
  return key;
}

/**
 * Posts a form. With photographs it may take longer, so that a slow line does not end an upload.
 *
 * @returns status 0 and an empty text if there was no response
 */
async function post(
  endpoint: string,
  body: FormData,
  hasPhotographs: boolean,
): Promise<{ status: number; text: string }> {
  const request = new AbortController();
  setTimeout(() => request.abort(), TIME_LIMIT_MS + (hasPhotographs ? MAX_UPLOAD_MS : 0));
  try {
    const { signal } = request;
    const response = await fetch(endpoint, { method: 'POST', body, signal, headers: { Accept: 'application/json' } });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

function readFailure(form: HTMLFormElement, text: string): Failure {
  const { error, fields } = parseAnswer(text);
  const failure: Failure = { isOffline: !navigator.onLine, sentences: error ? [error] : [], fields: {} };
  for (const [name, sentence] of Object.entries(fields)) {
    if (isVisibleField(form.elements.namedItem(name))) failure.fields[name] = sentence;
    else failure.sentences.push(sentence);
  }
  return failure;
}

/** The server's sentences. A proxy may respond with anything; what is no sentence is left out. */
function parseAnswer(text: string): { error: string; fields: Record<string, string> } {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // An HTML page, or nothing.
  }
  const { error, fields } = Object(answer) as { error?: unknown; fields?: unknown };
  const sentences = Object.entries(Object(fields)).filter(isSentence);
  return { error: typeof error === 'string' ? error : '', fields: Object.fromEntries(sentences) };
}

function isSentence(field: [name: string, sentence: unknown]): field is [string, string] {
  return typeof field[1] === 'string';
}
