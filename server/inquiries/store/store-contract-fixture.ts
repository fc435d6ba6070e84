import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { createStore, type InquiryStore } from './store.ts';
import { submission } from './submission-fixture.ts';

const noon = new Date('2026-11-22T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const jpeg = (byte: number) => new Uint8Array([0xff, 0xd8, byte]);

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
    [store, other] = [createStore(databases[0]), createStore(databases[1])];
    await Promise.all([store.list(), other.list()]);
    for (const { id } of await store.list()) await store.remove(id);
  });
  afterAll(async () => {
    await Promise.all(databases?.map((database) => database.close()) ?? []);
  });

  test('what is added is there as it was sent', async () => {
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

  test('without a key, the same words are one inquiry on the same day', async () => {
    const first = await store.add(submission(), noon);
    expect(await store.add(submission(), later(60))).toBe(first);
    expect(await store.add(submission(), later(24 * 60))).not.toBe(first);
  });

  test('each mail is claimed by one server alone, the one due longest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index++)
      ids.push(await store.add(submission({ idempotencyKey: `k${index}` }), later(index)));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claimMail(later(20), later(25))),
    );
    expect(claims.flatMap((claim) => claim?.id ?? []).sort()).toEqual(ids.sort());
    expect(await store.claimMail(later(24), later(29))).toBeUndefined();
    const again = await store.claimMail(later(26), later(30));
    expect([ids.includes(again?.id ?? ''), again?.mailAttempts]).toEqual([true, 2]);
  });

  test('a mail is sent once, postponed and tried again', async () => {
    const id = await store.add(submission(), noon);
    expect((await store.claimMail(noon, later(5)))?.id).toBe(id);
    await store.postponeMail(id, later(10), 'no answer');
    expect(await store.failedMails()).toEqual({ count: 1, error: 'no answer' });
    expect(await store.claimMail(later(9), later(14))).toBeUndefined();
    expect((await store.claimMail(later(10), later(15)))?.mailError).toBe('no answer');
    await store.postponeMail(id, later(60), '550 no');
    expect(await store.retryMail(later(11), id)).toBe(1);
    expect((await store.claimMail(later(11), later(15)))?.id).toBe(id);
    expect(await store.retryMail(later(12))).toBe(1);
    expect((await store.claimMail(later(12), later(15)))?.id).toBe(id);
    await store.markMailSent(id);
    expect(await store.claimMail(later(999), later(1000))).toBeUndefined();
    expect(await store.retryMail(later(999), id)).toBe(0);
    expect(await store.failedMails()).toBeUndefined();
    expect(await store.find(id)).toMatchObject({ mailState: 'sent', mailAttempts: 4, mailError: undefined });
  });

  test('photographs are stored with the words, once', async () => {
    const sent = submission({ idempotencyKey: 'k', photographs: [jpeg(1), jpeg(2)] });
    const id = await store.add(sent, noon);
    expect(await other.add(sent, later(1))).toBe(id);
    expect(await store.claimMail(noon, later(5))).toMatchObject({ id, photographCount: 2 });
    expect((await store.readPhotographs(id)).map((bytes) => [...bytes])).toEqual([
      [0xff, 0xd8, 1],
      [0xff, 0xd8, 2],
    ]);
    expect(await store.add({ ...sent, photographs: [jpeg(1)] }, noon)).not.toBe(id);
  });

  test('it reports how much room it takes on the disk', async () => {
    const before = await store.size();
    await store.add(submission({ photographs: [new Uint8Array(500_000).fill(7)] }), noon);
    expect(await store.size()).toBeGreaterThanOrEqual(before);
    expect(await store.size()).toBeGreaterThan(0);
  });

  test('what is deleted is gone with its photographs, one or all before a time', async () => {
    const first = await store.add(submission({ photographs: [jpeg(1)] }), noon);
    const second = await store.add(submission({ idempotencyKey: 'k' }), later(1));
    const third = await store.add(submission({ idempotencyKey: 'l' }), later(2));
    await store.remove(first);
    expect(await store.find(first)).toBeUndefined();
    expect(await store.readPhotographs(first)).toEqual([]);
    // Whatever a clock says, what was not mailed is kept.
    expect(await store.removeBefore(later(999_999), 'mailed')).toBe(0);
    await store.markMailSent(second);
    expect(await store.removeBefore(later(2), 'mailed')).toBe(1);
    await store.add(submission({ idempotencyKey: 'm' }), noon);
    expect(await store.removeBefore(later(2), 'all')).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([third]);
    expect(await store.find(second)).toBeUndefined();
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

/**
 * A schema of a later version is not touched.
 *
 * @param open a new connection to the database
 */
export function testLaterSchema(open: () => Promise<Database>): void {
  test('a schema of a later version is not touched', async () => {
    const old = await open();
    await old.run({ sql: 'INSERT INTO schema_version (version) VALUES (99)' });
    await old.close();
    const database = await open();
    await expect(createStore(database).list()).rejects.toThrow('update the program');
    await database.close();
  });
}
