import { inquiriesEndpoint } from '../../inquiries/inquiry-form/delivery.ts';
import { SendFailure, type SentInquiry } from '../../inquiries/inquiry-form/send-inquiry.ts';

/** A photograph that nothing is heard of for so long is tried again by hand. */
const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * Sends a photograph after the words. `XMLHttpRequest`, because `fetch` can't tell how much has been sent.
 *
 * @param number 1 to 8; the same number again replaces the photograph
 * @param onProgress called with the part that has been sent, 0 to 1
 * @throws SendFailure, or the reason of the signal
 */
export function uploadPhotograph(
  { id, key }: SentInquiry,
  number: number,
  photograph: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', photographUrl(id, number));
    request.setRequestHeader('Idempotency-Key', key);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 204) resolve();
      else reject(new SendFailure({ sentences: [sentenceOf(request.responseText)].filter(Boolean) }));
    };
    request.onerror = request.ontimeout = () => reject(new SendFailure({ offline: !navigator.onLine }));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(photograph);
  });
}

/** Tells the server that a photograph will not come, or is not wanted: the mail does not wait for it. */
export async function withdrawPhotograph({ id, key }: SentInquiry, number: number): Promise<void> {
  await fetch(photographUrl(id, number), { method: 'DELETE', headers: { 'Idempotency-Key': key } });
}

const photographUrl = (id: string | undefined, number: number) => `${inquiriesEndpoint}/${id}/photographs/${number}`;

function sentenceOf(answer: string): string {
  try {
    return String(JSON.parse(answer).error ?? '');
  } catch {
    return '';
  }
}
