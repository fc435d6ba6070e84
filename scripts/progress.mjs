/* Plain JavaScript: it also shows how the packages are installed, before there are any. */

/** What takes less time shows nothing. */
const QUIET_MS = 2000;
const BAR_LENGTH = 24;

/**
 * Shows how far something is that takes more than two seconds: a bar in a terminal, a line for each tenth elsewhere.
 *
 * @param {string} label such as `Pictures`
 * @param {number} total
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [stream]
 * @param {() => number} [now] milliseconds
 * @returns {(done?: number) => void} to be called after each step, or with the number that is done
 */
export function showProgress(label, total, stream = process.stdout, now = () => performance.now()) {
  const start = now();
  let done = 0;
  let shownTenth = 0;
  let isShown = false;
  return (current = done + 1) => {
    done = current;
    if (!isShown && now() - start < QUIET_MS) return;
    const tenth = Math.floor((10 * done) / total);
    if (stream.isTTY) {
      const filled = Math.round((BAR_LENGTH * done) / total);
      stream.write(`\r  ${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${done} of ${total}`);
      if (done === total) stream.write('\n');
    } else if (tenth > shownTenth || !isShown) {
      stream.write(`  ${label}: ${done} of ${total}\n`);
    }
    isShown = true;
    shownTenth = tenth;
  };
}
