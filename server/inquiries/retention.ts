import type { InquiryStore } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what was kept for longer than `keepDays`. */
export async function deleteExpired(
  store: InquiryStore,
  now: Date,
  keepDays: number,
  log: (line: string) => void,
): Promise<void> {
  const count = await store.removeBefore(new Date(now.getTime() - keepDays * DAY_MS));
  if (count > 0) log(`inquiries: ${count} deleted, kept for ${keepDays} days`);
}
