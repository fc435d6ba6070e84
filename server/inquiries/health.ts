import type { InquiryStore } from './store/store.ts';

/** From this share of what may be stored on, photographs are refused, so that words can be stored for longer. */
const PHOTOGRAPHS_SHARE = 0.8;

/** A part that fails, with a sentence for whoever looks after the server. */
type Problems = ReadonlyMap<'database' | 'storage' | 'mail', string>;

export type Health = ReturnType<typeof createHealth>;

/** Whether an inquiry with so many photographs may still be stored. */
export function hasSpace(storedBytes: number, maxBytes: number, photographs: number): boolean {
  return storedBytes < maxBytes * (photographs > 0 ? PHOTOGRAPHS_SHARE : 1);
}

/** Looks for what fails. */
export async function findProblems(store: InquiryStore, maxStoredBytes: number): Promise<Problems> {
  try {
    await store.check();
    const size = await store.size();
    const refused = await store.refusedMails();
    const full = `full, see INQUIRIES_MAX_MB: no more ${hasSpace(size, maxStoredBytes, 0) ? 'photographs' : 'inquiries'} are taken`;
    const mail = `${refused?.count} not taken by the mail server, which says: ${refused?.error}`;
    return new Map([
      ...(hasSpace(size, maxStoredBytes, 1) ? [] : [['storage', full] as const]),
      ...(refused ? [['mail', mail] as const] : []),
    ]);
  } catch (error) {
    return new Map([['database', (error as Error).message]]);
  }
}

/**
 * Remembers what fails. The log says so when something begins to fail, and when it works again; visitors learn no more than
 * whether all is well.
 *
 * @param log takes one line
 */
export function createHealth(store: InquiryStore, maxStoredBytes: number, log: (line: string) => void) {
  let problems: Problems = new Map();
  return {
    /** @returns whether the database works */
    look: async (): Promise<boolean> => {
      const found = await findProblems(store, maxStoredBytes);
      for (const part of problems.keys()) if (!found.has(part)) log(`inquiries: ${part} works again`);
      for (const [part, problem] of found) if (!problems.has(part)) log(`inquiries: ${part}: ${problem}`);
      problems = found;
      return !found.has('database');
    },
    isWell: (): boolean => problems.size === 0,
  };
}
