/** Shorter tasks show no progress. */
const QUIET_MS = 2000;
const BAR_LENGTH = 24;

/** Where progress is shown: the terminal, or a log. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the progress of a task that takes more than two seconds: a bar in a terminal, a line for each tenth elsewhere.
 *
 * @param label such as `Pictures`
 * @param now the current time in milliseconds
 * @returns a function to call after each step
 */
export function showProgress(
  label: string,
  total: number,
  output: Output = process.stdout,
  now = () => performance.now(),
): () => void {
  const start = now();
  let done = 0;
  let shownTenth = 0;
  let isShown = false;
  return () => {
    done++;
    if (!isShown && now() - start < QUIET_MS) return;
    const tenth = Math.floor((10 * done) / total);
    if (output.isTTY) {
      const filled = Math.round((BAR_LENGTH * done) / total);
      output.write(`\r  ${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${done} of ${total}`);
      if (done === total) output.write('\n');
    } else if (tenth > shownTenth || !isShown) {
      output.write(`  ${label}: ${done} of ${total}\n`);
    }
    isShown = true;
    shownTenth = tenth;
  };
}
