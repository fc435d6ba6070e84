/** A part of the server that can fail, as `/healthz` names it. */
export type Part = 'mail' | 'database' | 'storage';

export type Health = ReturnType<typeof createHealth>;

/**
 * Remembers what is wrong. The log says so when something begins to fail, and when it works again.
 *
 * @param log takes one line
 */
export function createHealth(log: (line: string) => void) {
  const problems = new Map<Part, string>();
  return {
    /** @param problem undefined if the part works */
    report(part: Part, problem: string | undefined): void {
      if (problem === undefined) {
        if (problems.delete(part)) log(`inquiries: ${part} works again`);
        return;
      }
      if (!problems.has(part)) log(`inquiries: ${part}: ${problem}`);
      problems.set(part, problem);
    },

    /** For `/healthz`: `ok`, or a line for each part that fails. */
    summary: (): string => [...problems].map(([part, problem]) => `${part}: ${problem}`).join('\n') || 'ok',
  };
}
