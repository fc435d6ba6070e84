import { availableParallelism } from 'node:os';
import { clearLine, cursorTo } from 'node:readline';
import type { Problem } from '../../src/content/reading/problem.ts';
import { ContentError } from '../report-problems.ts';

/** Node encodes and writes in four threads: with more at once, a file waits for others before it is written. */
const MOST_AT_ONCE = 4;

/** Between two lines of progress in the log of a host. */
const LOG_INTERVAL_MS = 5000;

/** Between two changes of the line in a terminal. */
const TERMINAL_INTERVAL_MS = 200;

/** Where progress is printed. */
export type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Makes all files, as many at once as there are processors. Each is on the disk before the next begins, so that an ended build
 * goes on where it was. Prints progress if it takes longer than a moment.
 *
 * @param makes functions that make a file or find it
 * @returns the problems of pictures that cannot be encoded
 * @throws any other error
 */
export async function encodeAll(
  makes: readonly (() => Promise<string>)[],
  output: Output = process.stdout,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const progress = showProgress(makes.length, output);
  const remaining = makes.values();
  let made = 0;
  const work = async () => {
    for (const make of remaining) {
      try {
        await make();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
      made++;
      progress.show(made);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_AT_ONCE) }, work));
  progress.end();
  return problems;
}

/** In a terminal one line that changes, elsewhere a line every few seconds. */
function showProgress(total: number, output: Output) {
  const interval = output.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let shownAt = performance.now();
  let hasLine = false;
  const number = new Intl.NumberFormat('en');
  return {
    show: (made: number) => {
      if (performance.now() - shownAt < interval) return;
      shownAt = performance.now();
      const line = `Encoding pictures: ${number.format(made)} of ${number.format(total)}`;
      if (output.isTTY) {
        cursorTo(output as NodeJS.WriteStream, 0);
        clearLine(output as NodeJS.WriteStream, 1);
        output.write(line);
        hasLine = true;
      } else output.write(`${line}\n`);
    },
    end: () => {
      if (hasLine) output.write('\n');
    },
  };
}
