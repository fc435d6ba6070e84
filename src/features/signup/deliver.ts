/** What a visitor wrote into the form. */
export interface SignupWords {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** How long sending seems to take (specification, section 9). */
export const deliveryDelay = 1500;

/**
 * The one place to change when the shop wants to receive what visitors write. By default nothing leaves
 * the page: see docs/decisions/0003-forms-send-nothing.md.
 *
 * @param signal aborted when the visitor leaves the form before it was sent
 * @returns when the words count as delivered; rejects with an `AbortError` when aborted
 */
export function deliver(_words: SignupWords, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, deliveryDelay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
