import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Problem } from '../../src/content/reading/problem.ts';
import { ContentError } from '../report-problems.ts';
import { makeFiles, type PictureFile } from './picture-files.ts';

/** Node encodes and writes in four threads: with more pictures, a file waits for others before it is written. */
const CONCURRENCY_LIMIT = 4;

/** Between two lines of progress. */
const PROGRESS_INTERVAL_MS = 5000;

/**
 * Encodes all pictures, one for each processor, at most four: each takes the files of one master, so that none waits for
 * another to decode it. Each file is on the disk before the next begins, so that an ended build goes on where it was. Prints
 * progress if it takes longer than some seconds.
 *
 * @param make makes the files of one master
 * @returns the problems of pictures that cannot be encoded
 * @throws any other error
 */
export async function encodeAll(files: readonly PictureFile[], make = makeFiles): Promise<Problem[]> {
  const countMade = showProgress(files.length);
  const encode = async (ofOneMaster: readonly PictureFile[]) => {
    try {
      await make(ofOneMaster, countMade);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  };
  const byMaster = Map.groupBy(files, ({ master }) => master);
  const limit = pLimit(Math.min(availableParallelism(), CONCURRENCY_LIMIT));
  return (await limit.map(byMaster.values(), encode)).flat();
}

/** Prints a line every few seconds. */
function showProgress(total: number): () => void {
  const number = new Intl.NumberFormat('en');
  let made = 0;
  let shownAt = performance.now();
  return () => {
    made++;
    if (performance.now() - shownAt < PROGRESS_INTERVAL_MS) return;
    shownAt = performance.now();
    console.log(`Encoding pictures: ${number.format(made)} of ${number.format(total)}`);
  };
}
