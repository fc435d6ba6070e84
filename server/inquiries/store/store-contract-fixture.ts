import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type InquiryStore } from './store.ts';
import { submission } from './submission-fixture.ts';

const noon = new Date('2026-11-22T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const jpeg = (byte: number) => new Uint8Array([0xff, 0xd8, byte]);
const HOUR_MS = 60 * 60_000;
const MAX_BYTES = 1_000_000;

/**
 * What a store must do on every database.
 *
 * @param open two connections to one empty database
 */
export function testStore(open: () => Promise<[Database, Database]>): void {
  let databases: [Database, Database] | undefined;
  let store: InquiryStore;
  let other: InquiryStore;

  beforeEach(async () => {
    databases ??= await open();
    // Two servers that start at the same time.
    [store, other] = [createStore(databases[0], MAX_BYTES), createStore(databases[1], MAX_BYTES)];
    await Promise.all([store.list(), other.list()]);
    for (const { id } of await store.list()) await store.remove(id);
  });
  afterAll(async () => {
    await Promise.all(databases?.map((database) => database.close()) ?? []);
  });

  test('an inquiry is stored as it was sent', async () => {
    const words = { name: 'ثريا "O’Neil" <x>', message: "Robert'); DROP TABLE inquiries;--\n$1 ? \u{1f570}" };
    const details = { intent: 'sell', maker: 'HMT' };
    const id = await store.add(submission({}, { ...words, kind: 'sell', details, locale: 'ar' }), noon);
    expect(await other.find(id)).toEqual({
      id,
      ...words,
      details,
      kind: 'sell',
      locale: 'ar',
      email: 'asha@example.com',
      phone: '',
      watches: ['omega-speedmaster-professional-1969'],
      receivedAt: noon,
      answeredAt: undefined,
      photographCount: 0,
      mailState: 'waiting',
      mailAttempts: 0,
      mailError: undefined,
    });
  });

  test('the same key with the same words is one inquiry, also when it is sent twenty times at once', async () => {
    const sent = submission({ idempotencyKey: 'k' });
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).add(sent, later(index))),
    );
    expect(new Set(added).size).toBe(1);
    expect(await store.list()).toHaveLength(1);
  });

  test('the same key with other words is another inquiry: none is dropped', async () => {
    const first = await store.add(submission({ idempotencyKey: 'k' }), noon);
    const second = await store.add(submission({ idempotencyKey: 'k' }, { message: 'I meant the other one' }), noon);
    expect(second).not.toBe(first);
  });

  test('without a key, the same words are another inquiry each time', async () => {
    expect(await store.add(submission(), noon)).not.toBe(await store.add(submission(), noon));
  });

  test('each email is claimed by one server alone, the one due longest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index++)
      ids.push(await store.add(submission({ idempotencyKey: `k${index}` }), noon));
    expect(await store.isMailDue()).toBe(true);
    expect((await store.claimMail(HOUR_MS))?.id).toBe(ids[0]);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claimMail(HOUR_MS)),
    );
    expect(claims.flatMap((claim) => claim?.id ?? []).sort()).toEqual(ids.slice(1).sort());
    expect([await other.isMailDue(), await other.claimMail(HOUR_MS)]).toEqual([false, undefined]);
  });

  test('an email whose lease has ended is claimed again', async () => {
    const id = await store.add(submission(), noon);
    await store.claimMail(0);
    expect(await other.claimMail(HOUR_MS)).toMatchObject({ id });
  });

  test('an email that was refused waits, and then is sent once', async () => {
    const id = await store.add(submission(), noon);
    await store.claimMail(HOUR_MS);
    await store.markMailRefused(id, 'no', HOUR_MS);
    expect(await store.summarizeMail()).toEqual({ held: 0, refused: 1, error: 'no' });
    expect(await store.claimMail(HOUR_MS)).toBeUndefined();
    await store.markMailRefused(id, 'no', 0);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ mailAttempts: 2, mailError: 'no' });
    await store.markMailSent(id);
    // A server whose lease has ended may say so too late.
    await other.markMailRefused(id, 'too late', 0);
    expect([await store.claimMail(HOUR_MS), await store.retryMail(id)]).toEqual([undefined, 0]);
    expect(await store.summarizeMail()).toMatchObject({ refused: 0 });
    expect(await store.find(id)).toMatchObject({ mailState: 'sent', mailError: undefined });
  });

  test('a mail server that can’t be used is noted for all emails that wait', async () => {
    for (const day of [0, 1]) await store.add(submission(), later(day));
    await store.markMailServerFailed('login');
    expect(await store.summarizeMail()).toEqual({ held: 0, refused: 2, error: 'login' });
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ mailAttempts: 0 });
  });

  test('an email that is held, given up or delayed is sent when the shop asks for it, but not one being sent', async () => {
    const old = await store.add(submission(), noon);
    await store.holdMails();
    const held = await store.add(submission(), noon, 'held');
    const answered = await store.add(submission(), noon, 'held');
    await store.markAnswered(answered, noon);
    expect([await store.summarizeMail(), await store.isMailDue()]).toMatchObject([{ held: 2 }, false]);
    const refused = await store.add(submission(), noon);
    await store.markMailRefused(refused, 'no', undefined);
    const delayed = await store.add(submission(), noon);
    await store.markMailRefused(delayed, 'no', HOUR_MS);
    const leased = await store.add(submission(), noon);
    await store.claimMail(HOUR_MS);
    expect(await store.retryMail(refused)).toBe(1);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id: refused, mailAttempts: 0 });
    expect(await store.retryMail()).toBe(3);
    const claims: unknown[] = [];
    while (await store.isMailDue()) claims.push((await store.claimMail(HOUR_MS))?.id);
    expect(claims.sort()).toEqual([old, held, delayed].sort());
    expect([await store.retryMail(leased), await store.retryMail(answered)]).toEqual([0, 1]);
  });

  test('a time that a wrong clock wrote delays no email', async () => {
    const id = await store.add(submission(), noon);
    await store.claimMail(10_000 * HOUR_MS);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id });
    await store.markMailRefused(id, 'no', 10_000 * HOUR_MS);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id });
  });

  test('photographs are stored with the words, once', async () => {
    const sent = submission({ idempotencyKey: 'k', photographs: [jpeg(1), jpeg(2)] });
    const id = await store.add(sent, noon);
    expect(await other.add(sent, later(1))).toBe(id);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id, photographCount: 2 });
    expect((await store.readPhotographs(id)).map((bytes) => [...bytes])).toEqual([
      [0xff, 0xd8, 1],
      [0xff, 0xd8, 2],
    ]);
    expect(await store.add({ ...sent, photographs: [jpeg(1)] }, noon)).not.toBe(id);
  });

  test('there is space for photographs, then for words, then for nothing, until something is deleted', async () => {
    const ids: string[] = [];
    const spaces: string[] = [];
    for (const [idempotencyKey, size] of Object.entries({ a: 790_000, b: 20_000, c: 180_000, d: 20_000 })) {
      const photographs = [new Uint8Array(size)];
      ids.push(await store.add(submission({ idempotencyKey, photographs }), noon));
      spaces.push(await store.findSpace());
    }
    expect(spaces).toEqual(['photographs', 'words', 'words', 'nothing']);
    for (const id of ids) await store.remove(id);
    expect(await store.findSpace()).toBe('photographs');
  });

  test('an inquiry is deleted with its photographs', async () => {
    const id = await store.add(submission({ photographs: [jpeg(1)] }), noon);
    await store.remove(id);
    expect([await store.find(id), await store.readPhotographs(id)]).toEqual([undefined, []]);
  });

  test('old inquiries are deleted that the shop has seen; the others only on demand', async () => {
    const ids: string[] = [];
    for (const minutes of [0, 1, 2, 3]) ids.push(await store.add(submission(), later(minutes)));
    const [sent = '', answered = '', waiting = '', young = ''] = ids;
    await store.markMailSent(sent);
    await store.markMailSent(young);
    await store.markAnswered(answered, noon);
    expect(await store.removeBefore(later(3), 'seen')).toBe(2);
    expect((await store.list()).map(({ id }) => id)).toEqual([young, waiting]);
    expect(await store.removeBefore(later(3), 'unseen')).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([young]);
  });

  test('a check writes', async () => {
    await Promise.all([store.check(), other.check()]);
    await store.check();
  });

  test('an answered inquiry says when', async () => {
    const id = await store.add(submission(), noon);
    await store.markAnswered(id, later(5));
    expect((await store.find(id))?.answeredAt).toEqual(later(5));
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const [database] = databases as [Database, Database];
    const id = await store.add(submission(), noon);
    const work = database.run({ sql: 'DELETE FROM inquiries' }, { sql: 'no SQL at all' });
    await expect(work).rejects.toThrow();
    expect(await store.find(id)).toBeDefined();
  });
}
