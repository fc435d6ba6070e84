/**
 * Does something with each of many, some at a time: with all, the files under way would fill the memory.
 *
 * @param concurrency more than four wait for Node's threads
 * @throws what `run` throws first
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  concurrency: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = Iterator.from(items);
  const work = async () => {
    for (const item of remaining) await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
