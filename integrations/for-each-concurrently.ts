/**
 * Runs a function for each item, with a concurrency limit, so that the files in progress fit into memory.
 *
 * @param concurrency at most 4 is useful: Node has four threads for files and compression
 * @throws the first error of `run`
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
