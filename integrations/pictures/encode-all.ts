import { availableParallelism } from 'node:os';
import { clearLine, cursorTo } from 'node:readline';
import type { Problem } from '../../src/content/reading/problem.ts';
import { ContentError } from '../report-problems.ts';
import { makeFiles, type PictureFile } from './picture-files.ts';

/** Node encodes and writes in four threads: with more at once, a file waits for others before it is written. */
const MOST_AT_ONCE = 4;

/** Between two lines of progress in the log of a host. */
const LOG_INTERVAL_MS = 5000;

/** Between two changes of the line in a terminal. */
const TERMINAL_INTERVAL_MS = 200;

/** Where progress is printed. */
export type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Encodes all pictures, as many at once as there are processors: each takes the files of one master, so that none waits for
 * another to decode it. Each file is on the disk before the next begins, so that an ended build goes on where it was. Prints
 * progress if it takes longer than a moment.
 *
 * @returns the problems of pictures that cannot be encoded
 * @throws any other error
 */
export async function encodeAll(
  files: readonly PictureFile[],
  output: Output = process.stdout,
  make = makeFiles,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const progress = showProgress(files.length, output);
  const remaining = Map.groupBy(files, ({ master }) => master).values();
  const work = async () => {
    for (const group of remaining) {
      try {
        await make(group, progress.count);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_AT_ONCE) }, work));
  progress.end();
  return problems;
}

/** In a terminal one line that changes, elsewhere a line every few seconds. */
function showProgress(total: number, output: Output) {
  const interval = output.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS;
  let made = 0;
  let shownAt = performance.now();
  let hasLine = false;
  const number = new Intl.NumberFormat('en');
  return {
    count: () => {
      made++;
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
