/** What a visitor wrote into the form. */
export interface SignupWords {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** How long sending seems to take (specification, section 9). */
export const DELIVERY_DELAY_MS = 1500;

/**
 * Sends what a visitor wrote. By default it sends nothing (docs/decisions/0003-forms-send-nothing.md): this is the one
 * place to change when the shop wants to receive it.
 *
 * @param signal aborted when the visitor leaves the form before it is sent
 * @returns resolves when the words are delivered; rejects with an `AbortError` when aborted
 */
export function deliver(_words: SignupWords, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, DELIVERY_DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
