import { sendInquiry } from '../../inquiries/inquiry-form/send-inquiry.ts';

/** How long sending seems to take where nothing is sent (specification, section 9). */
const DELIVERY_DELAY_MS = 1500;

/**
 * Sends what a visitor wrote, where the shop receives it. By default it sends nothing
 * (docs/decisions/0003-forms-send-nothing.md, docs/inquiries.md).
 *
 * @param signal aborted when the visitor leaves the form: ends the wait where nothing is sent, but not a request under way
 * @returns resolves when the words are delivered; rejects when they are not
 */
export async function deliver(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  if (import.meta.env.INQUIRIES_ENDPOINT) await sendInquiry(form);
  else await pretend(signal);
}

function pretend(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DELIVERY_DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
