import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = '.cache/checks.lock';

/** Exits with a message if the checks are already running in this folder, because both would write the same files. */
export function lockRun(): void {
  mkdirSync(dirname(file), { recursive: true });
  const other = runningProcess();
  if (other) {
    console.error(
      `The checks are already running in this folder (process ${other}). Wait until they have finished, or stop them.`,
    );
    process.exit(1);
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The process that holds the lock; `undefined` if there is no lock, or if its process no longer runs. */
function runningProcess(): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    process.kill(id, 0);
    return id;
  } catch {
    return undefined;
  }
}
