/** Runs work in the order in which it comes, each after the one before has ended, however it ended. */
export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue in which one piece of work runs at a time. */
export function oneAtATime(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
