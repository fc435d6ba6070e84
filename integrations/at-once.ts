/**
 * Does something with each of many, some at a time: all at once would fill the memory.
 *
 * @param count how many at a time: more than four, and they wait for Node's threads
 * @throws what `run` throws first
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  count: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = Iterator.from(items);
  const work = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: count }, work));
}
