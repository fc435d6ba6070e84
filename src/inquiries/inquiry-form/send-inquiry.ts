import { readStored, removeStored, writeStored } from '../../components/browser-storage/browser-storage.ts';
import type { Delivery } from '../delivery.ts';

/** The request is aborted after this time without progress. An upload that makes progress has no limit. */
const SILENCE_LIMIT_MS = 60_000;

/** Why an inquiry was not accepted. */
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
 * @param onProgress called with the part that has been uploaded, 0 to 1, if there are photographs
 * @returns `undefined` once the inquiry has been accepted, otherwise why it was not
 */
export async function sendInquiry(
  form: HTMLFormElement,
  { endpoint }: Delivery,
  photographs: readonly Blob[] = [],
  onProgress?: (part: number) => void,
): Promise<Failure | undefined> {
  const body = new FormData(form);
  const keyName = `inquiry ${body.get('kind')} ${location.pathname}`;
  body.set('key', readKey(keyName));
  body.set('elapsed', String(Math.round(performance.now())));
  // The file field for visitors without JavaScript, which is empty here.
  body.delete('photographs');
  for (const [index, image] of photographs.entries()) body.append('photographs', image, `photograph-${index + 1}.jpg`);

  const { status, text } = await post(endpoint, body, photographs.length > 0 ? onProgress : undefined);
  const isOwnServer = endpoint.startsWith('/');
  // A 200 may come from elsewhere, such as a hotel network's login page. The shop's server answers 202.
  const isAccepted = isOwnServer ? status === 202 : status >= 200 && status < 300;
  if (!isAccepted) return readFailure(form, isOwnServer ? text : '');
  removeStored('sessionStorage', keyName);
  return undefined;
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
 * Posts a form. With `XMLHttpRequest`, because `fetch` does not report the progress of an upload.
 *
 * @param onProgress only for photographs, because an upload listener causes a CORS preflight to a form service
 * @returns status 0 and an empty text if there was no response
 */
function post(endpoint: string, body: FormData, onProgress?: (part: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_LIMIT_MS);
    };
    request.open('POST', endpoint);
    request.setRequestHeader('Accept', 'application/json');
    request.onloadend = () => {
      clearTimeout(silence);
      resolve({ status: request.status, text: request.responseText });
    };
    if (onProgress)
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress(loaded / total);
      };
    wait();
    request.send(body);
  });
}

function readFailure(form: HTMLFormElement, text: string): Failure {
  const { error, fields = {} } = parseAnswer(text);
  const failure: Failure = { isOffline: !navigator.onLine, sentences: error ? [error] : [], fields: {} };
  for (const [name, sentence] of Object.entries(fields)) {
    if (hasField(form, name)) failure.fields[name] = sentence;
    else failure.sentences.push(sentence);
  }
  return failure;
}

/** A proxy may respond with anything. */
function parseAnswer(text: string): { error?: string; fields?: Record<string, string> } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Whether the form has a visible field of this name. */
function hasField(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !/hidden|file/.test(field.type));
}
