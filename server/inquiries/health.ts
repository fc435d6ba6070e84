import type { InquiryStore } from './store/store.ts';

/** The parts that fail, each with a sentence for whoever looks after the server. */
type Problems = ReadonlyMap<'database' | 'storage' | 'mail', string>;

export type Health = ReturnType<typeof createHealth>;

/** Looks for what fails. */
export async function findProblems(store: InquiryStore): Promise<Problems> {
  try {
    await store.check();
    const space = await store.findSpace();
    const refused = await store.refusedMails();
    const storage = `full, see INQUIRIES_MAX_MB: there is space for ${space}`;
    const mail = `${refused?.count} not taken by the mail server, which says: ${refused?.error}`;
    return new Map([
      ...(space === 'photographs' ? [] : [['storage', storage] as const]),
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
export function createHealth(store: InquiryStore, log: (line: string) => void) {
  let problems: Problems = new Map();
  return {
    /** @returns whether the database works */
    look: async (): Promise<boolean> => {
      const found = await findProblems(store);
      for (const part of problems.keys()) if (!found.has(part)) log(`inquiries: ${part} works again`);
      for (const [part, problem] of found) if (!problems.has(part)) log(`inquiries: ${part}: ${problem}`);
      problems = found;
      return !found.has('database');
    },
    isWell: (): boolean => problems.size === 0,
  };
}
