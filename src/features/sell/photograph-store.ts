import { MAX_PHOTOGRAPHS } from '../../content/inquiry-contract.ts';
import { SendFailure, type SentInquiry } from '../../inquiries/inquiry-form/send-inquiry.ts';

export interface Photograph {
  /** 1 to 8, its own as long as it is there. */
  number: number;
  image: Blob;
  state: 'ready' | 'uploading' | 'uploaded' | 'failed';
  /** The part that has been sent, 0 to 1. */
  progress: number;
  /** Why it was not taken, in the visitor's language, if the server said so. */
  problem?: string | undefined;
}

/** A file that was not added: the browser can't open it, there is room for no more, or the inquiry is being sent. */
export interface LeftOut {
  file: File;
  reason: 'unreadable' | 'full' | 'closed';
}

interface PhotographStoreOptions {
  /** Rejects if the browser can't open the file. */
  shrink: (file: File) => Promise<Blob>;
  upload: (
    inquiry: SentInquiry,
    number: number,
    image: Blob,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  withdraw: (inquiry: SentInquiry, number: number) => Promise<void>;
}

/** The photographs that a visitor has chosen, in the order of their numbers, and how far each has been sent. */
export function createPhotographStore({ shrink, upload, withdraw }: PhotographStoreOptions) {
  let photographs: readonly Photograph[] = [];
  let inquiry: SentInquiry | undefined;
  let closed = false;
  let adding: Promise<unknown> = Promise.resolve();
  const aborts = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Photograph[]) {
    photographs = next;
    for (const listener of listeners) listener();
  }

  function change(number: number, values: Partial<Photograph>) {
    publish(photographs.map((each) => (each.number === number ? { ...each, ...values } : each)));
  }

  /**
   * Makes each file smaller, one after the other, and adds it.
   *
   * @returns what was left out
   */
  function add(files: readonly File[]): Promise<LeftOut[]> {
    if (closed) return Promise.resolve(files.map((file) => ({ file, reason: 'closed' })));
    const added = adding.then(() => addEach(files));
    adding = added;
    return added;
  }

  async function addEach(files: readonly File[]): Promise<LeftOut[]> {
    const leftOut: LeftOut[] = [];
    for (const file of files) {
      const reason = await addOne(file);
      if (reason) leftOut.push({ file, reason });
    }
    return leftOut;
  }

  async function addOne(file: File): Promise<LeftOut['reason'] | undefined> {
    if (photographs.length >= MAX_PHOTOGRAPHS) return 'full';
    const image = await shrink(file).catch(() => undefined);
    if (!image) return 'unreadable';
    const numbers = Array.from({ length: MAX_PHOTOGRAPHS }, (_, index) => index + 1);
    const number = numbers.find((free) => photographs.every((each) => each.number !== free));
    if (number === undefined) return 'full';
    publish([...photographs, { number, image, state: 'ready' as const, progress: 0 }].sort(byNumber));
    return undefined;
  }

  /** Takes no further files. Resolves when those that the visitor has chosen before are there: then their number is fixed. */
  async function close(): Promise<void> {
    closed = true;
    await adding;
  }

  /** Takes files again: the words have not arrived. */
  function reopen() {
    closed = false;
  }

  function remove(number: number) {
    aborts.get(number)?.abort();
    publish(photographs.filter((each) => each.number !== number));
    // The mail goes sooner if the server knows; without, it goes after a while.
    if (inquiry) withdraw(inquiry, number).catch(() => {});
  }

  async function send(number: number): Promise<void> {
    const photograph = photographs.find((each) => each.number === number);
    if (!photograph || !inquiry) return;
    const abort = new AbortController();
    aborts.set(number, abort);
    change(number, { state: 'uploading', progress: 0, problem: undefined });
    const onProgress = (progress: number) => change(number, { progress });
    try {
      await upload(inquiry, number, photograph.image, onProgress, abort.signal);
      change(number, { state: 'uploaded', progress: 1 });
    } catch (error) {
      change(number, { state: 'failed', problem: error instanceof SendFailure ? error.sentences[0] : undefined });
    }
  }

  /**
   * Sends one after the other. Resolves when each one has arrived or was removed; what fails waits for the visitor.
   *
   * @param sent the inquiry that they belong to, whose words have arrived
   */
  async function sendAll(sent: SentInquiry): Promise<void> {
    inquiry = sent;
    for (const { number } of photographs) await send(number);
    await new Promise<void>((resolve) => {
      const stop = subscribe(check);
      check();
      function check() {
        if (photographs.some(({ state }) => state !== 'uploaded')) return;
        stop();
        resolve();
      }
    });
  }

  function clear() {
    inquiry = undefined;
    closed = false;
    publish([]);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, close, reopen, remove, retry: send, sendAll, clear, subscribe, read: () => photographs };
}

export type PhotographStore = ReturnType<typeof createPhotographStore>;

const byNumber = (a: Photograph, b: Photograph) => a.number - b.number;
