/** A part that others rely on, as `/healthz` names it. */
export type Part = 'mail' | 'database';

/** What fails for so long is not an accident. */
const TROUBLE_AFTER_MS = 15 * 60_000;

interface Failure {
  since: Date;
  isReported: boolean;
}

export type Health = ReturnType<typeof createHealth>;

/**
 * Remembers what fails. The log says so once it has failed for a quarter of an hour, and when it works again.
 *
 * @param log takes one line
 */
export function createHealth({ now, log }: { now: () => Date; log: (line: string) => void }) {
  const failures = new Map<Part, Failure>();
  return {
    worked(part: Part): void {
      if (failures.get(part)?.isReported) log(`inquiries: ${part} works again`);
      failures.delete(part);
    },

    failed(part: Part, reason: string): void {
      const failure = failures.get(part) ?? { since: now(), isReported: false };
      failures.set(part, failure);
      if (failure.isReported || !lasts(failure, now())) return;
      failure.isReported = true;
      log(`inquiries: ${say(part, failure)}: ${reason}`);
    },

    /** For `/healthz`: `ok`, or a line for each part that has failed for a quarter of an hour. */
    summary(): string {
      const lasting = [...failures].filter(([, failure]) => lasts(failure, now()));
      return lasting.map(([part, failure]) => say(part, failure)).join('\n') || 'ok';
    },
  };
}

function lasts({ since }: Failure, now: Date): boolean {
  return now.getTime() - since.getTime() >= TROUBLE_AFTER_MS;
}

function say(part: Part, { since }: Failure): string {
  return `${part} has failed since ${since.toISOString()}`;
}
