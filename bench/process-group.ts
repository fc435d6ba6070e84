import { readdirSync, readFileSync } from 'node:fs';

/** What a group of processes has used. */
export interface Usage {
  /** The time of all its processors, of processes that have ended too. */
  processorSeconds: number;
  /** The most memory that its processes held at once. What they share counts once. */
  peakBytes: number;
}

const SAMPLE_INTERVAL_MS = 200;
const TICKS_PER_SECOND = 100;

/**
 * Watches a group of processes: one that was spawned `detached`, and its children. Reads `/proc`, so it needs Linux.
 *
 * @returns a function that stops watching, to call when the group has ended
 */
export function watchGroup(group: number): () => Usage {
  const usage: Usage = { processorSeconds: 0, peakBytes: 0 };
  const timer = setInterval(() => {
    const stats = findStats(group);
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    const ticks = sum(stats.map((each) => each.ticks));
    const bytes = sum(stats.map(({ id }) => readBytes(id)));
    usage.processorSeconds = Math.max(usage.processorSeconds, ticks / TICKS_PER_SECOND);
    usage.peakBytes = Math.max(usage.peakBytes, bytes);
  }, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return usage;
  };
}

/** The processes of a group. See proc_pid_stat(5) for the fields, which begin here after the name of the program. */
function findStats(group: number): { id: string; ticks: number }[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    const fields = readIfRunning(`/proc/${id}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    if (Number(fields[2]) !== group) return [];
    // Of the process and of its children that have ended, each in programs and in the kernel.
    return [{ id, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) }];
  });
}

/** The process's proportional share of memory. */
function readBytes(id: string): number {
  const [, kilobytes = 0] = /^Pss:\s+(\d+) kB/m.exec(readIfRunning(`/proc/${id}/smaps_rollup`)) ?? [];
  return Number(kilobytes) * 1024;
}

/** A file of a process. Empty if the process has just ended. */
function readIfRunning(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
