import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
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
    [store, other] = await Promise.all([createStore(databases[0]), createStore(databases[1])]);
    for (const { id } of await store.list()) await store.remove(id);
  });
  afterAll(async () => {
    await Promise.all(databases?.map((database) => database.close()) ?? []);
  });

  test('what is added is there as it was sent', async () => {
    const words = { name: 'ثريا "O’Neil" <x>', message: "Robert'); DROP TABLE inquiries;--\n$1 ? \u{1f570}" };
    const details = { intent: 'sell', maker: 'HMT' };
    const { id, isNew } = await store.add(submission({}, { ...words, kind: 'sell', details, locale: 'ar' }), noon);
    expect(isNew).toBe(true);
    expect(await other.find(id)).toEqual({
      ...{ id, ...words, details, kind: 'sell', locale: 'ar', email: 'asha@example.com', phone: '' },
      watches: ['omega-speedmaster-professional-1969'],
      ...{ receivedAt: noon, answeredAt: undefined, suspicion: undefined, photographCount: 0 },
      ...{ mailState: 'waiting', mailAttempts: 0, mailError: undefined },
    });
  });

  test('the same key with the same words is one inquiry, also when it is sent twenty times at once', async () => {
    const sent = submission({ idempotencyKey: 'k' });
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).add(sent, later(index))),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
  });

  test('the same key with other words is another inquiry: none is dropped', async () => {
    const first = await store.add(submission({ idempotencyKey: 'k' }), noon);
    const second = await store.add(submission({ idempotencyKey: 'k' }, { message: 'I meant the other one' }), noon);
    expect(second.id).not.toBe(first.id);
  });

  test('without a key, the same words are one inquiry on the same day', async () => {
    const first = await store.add(submission(), noon);
    expect(await store.add(submission(), later(60))).toEqual({ id: first.id, isNew: false });
    expect((await store.add(submission(), later(24 * 60))).isNew).toBe(true);
  });

  test('each mail is claimed by one server alone, the one due longest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index++)
      ids.push((await store.add(submission({ idempotencyKey: `k${index}` }), later(index))).id);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claimMail(later(20), later(25))),
    );
    expect(claims.flatMap((claim) => claim?.id ?? []).sort()).toEqual(ids.sort());
    expect(await store.claimMail(later(24), later(29))).toBeUndefined();
    const again = await store.claimMail(later(26), later(30));
    expect([ids.includes(again?.id ?? ''), again?.mailAttempts]).toEqual([true, 2]);
  });

  test('a mail is sent once, postponed, refused or released', async () => {
    const { id } = await store.add(submission(), noon);
    expect((await store.claimMail(noon, later(5)))?.id).toBe(id);
    await store.postponeMail(id, later(10), 'no answer');
    expect(await store.claimMail(later(9), later(14))).toBeUndefined();
    expect((await store.claimMail(later(10), later(15)))?.mailError).toBe('no answer');
    await store.postponeMail(id, later(60), 'no answer');
    expect(await store.releaseMail(id, later(11))).toBe(true);
    expect((await store.claimMail(later(11), later(15)))?.id).toBe(id);
    await store.refuseMail(id, '550 no');
    expect(await store.claimMail(later(60), later(65))).toBeUndefined();
    expect(await store.releaseMail(id, later(60))).toBe(true);
    expect((await store.claimMail(later(60), later(65)))?.id).toBe(id);
    await store.markMailSent(id);
    expect(await store.claimMail(later(999), later(1000))).toBeUndefined();
    expect(await store.releaseMail(id, later(999))).toBe(false);
    expect(await store.find(id)).toMatchObject({ mailState: 'sent', mailAttempts: 4, mailError: undefined });
  });

  test('suspected spam is kept and not mailed, until it is released', async () => {
    const { id } = await store.add(submission({ suspicion: 'honeypot' }), noon);
    expect(await store.claimMail(later(999), later(1000))).toBeUndefined();
    expect(await store.find(id)).toMatchObject({ suspicion: 'honeypot', mailState: 'suspected' });
    await store.releaseMail(id, noon);
    expect((await store.claimMail(noon, later(5)))?.id).toBe(id);
  });

  test('a server that starts anew ends the leases of the one before', async () => {
    await store.add(submission(), noon);
    await store.claimMail(noon, later(5));
    await store.endLeases();
    expect(await store.claimMail(later(1), later(6))).toBeDefined();
  });

  test('the mail waits for the announced photographs', async () => {
    const { id } = await store.add(submission({ idempotencyKey: 'k', photographsAnnounced: 2 }), noon);
    expect(await store.claimMail(later(14), later(19))).toBeUndefined();
    expect(await store.putPhotograph(id, 'k', 2, jpeg(2), later(14))).toBe('done');
    expect(await store.claimMail(later(16), later(21))).toBeUndefined();
    expect(await store.putPhotograph(id, 'k', 1, jpeg(1), later(16))).toBe('done');
    expect(await store.claimMail(later(16), later(21))).toMatchObject({ id, photographCount: 2 });
    expect((await store.readPhotographs(id)).map((bytes) => [...bytes])).toEqual([
      [0xff, 0xd8, 1],
      [0xff, 0xd8, 2],
    ]);
    expect(await store.putPhotograph(id, 'k', 2, jpeg(9), later(17))).toBe('mailed');
    // Sent again, because the answer was lost.
    expect(await store.putPhotograph(id, 'k', 2, jpeg(2), later(17))).toBe('done');
  });

  test('words that come again with another number of photographs change it, until the mail is on its way', async () => {
    const announce = (photographsAnnounced: number, minute: number) =>
      store.add(submission({ idempotencyKey: 'k', photographsAnnounced }), later(minute));
    const { id } = await announce(1, 0);
    expect(await announce(2, 1)).toEqual({ id, isNew: false });
    await store.putPhotograph(id, 'k', 1, jpeg(1), later(1));
    expect(await store.claimMail(later(1), later(2))).toBeUndefined();
    await announce(1, 3);
    expect((await store.claimMail(later(3), later(5)))?.id).toBe(id);
    await announce(2, 4);
    expect(await store.putPhotograph(id, 'k', 2, jpeg(2), later(4))).toBe('mailed');
    expect((await store.claimMail(later(6), later(8)))?.id).toBe(id);
    await store.markMailSent(id);
    await announce(2, 9);
    expect(await store.find(id)).toMatchObject({ mailState: 'sent', photographCount: 1 });
  });

  test('the mail waits for a quarter of an hour for photographs that do not come, and not for those given up', async () => {
    const { id } = await store.add(submission({ idempotencyKey: 'k', photographsAnnounced: 2 }), noon);
    await store.add(submission({ idempotencyKey: 'l', photographsAnnounced: 1 }), later(1));
    await store.putPhotograph(id, 'k', 1, jpeg(1), noon);
    await store.removePhotograph(id, 'k', 2, noon);
    expect((await store.claimMail(noon, later(60)))?.id).toBe(id);
    expect(await store.claimMail(later(15), later(75))).toBeUndefined();
    expect((await store.claimMail(later(16), later(76)))?.photographCount).toBe(0);
  });

  test('a photograph comes with the key of its inquiry, and once a number', async () => {
    const { id } = await store.add(submission({ idempotencyKey: 'k', photographsAnnounced: 3 }), noon);
    const keyless = await store.add(submission({ photographsAnnounced: 1 }), noon);
    expect(await store.putPhotograph(id, 'l', 1, jpeg(1), noon)).toBe('unknown');
    expect(await store.putPhotograph('no-such-id', 'k', 1, jpeg(1), noon)).toBe('unknown');
    expect(await store.putPhotograph(keyless.id, '', 1, jpeg(1), noon)).toBe('unknown');
    await store.putPhotograph(id, 'k', 1, jpeg(1), noon);
    await store.putPhotograph(id, 'k', 1, jpeg(7), noon);
    expect((await store.readPhotographs(id)).map((bytes) => [...bytes])).toEqual([[0xff, 0xd8, 7]]);
  });

  test('what is deleted is gone with its photographs, one or all before a time', async () => {
    const first = await store.add(submission({ photographs: [jpeg(1)] }), noon);
    const second = await store.add(submission({ idempotencyKey: 'k' }), later(1));
    const third = await store.add(submission({ idempotencyKey: 'l' }), later(2));
    expect(await store.remove(first.id)).toBe(true);
    expect(await store.remove(first.id)).toBe(false);
    expect(await store.readPhotographs(first.id)).toEqual([]);
    expect(await store.removeBefore(later(2))).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([third.id]);
    expect(await store.find(second.id)).toBeUndefined();
  });

  test('an answered inquiry says when', async () => {
    const { id } = await store.add(submission(), noon);
    expect(await store.markAnswered(id, later(5))).toBe(true);
    expect((await store.find(id))?.answeredAt).toEqual(later(5));
    expect(await store.markAnswered('no-such-id', noon)).toBe(false);
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const [database] = databases as [Database, Database];
    const { id } = await store.add(submission(), noon);
    const work = database.transaction(async (query) => {
      await query('DELETE FROM inquiries');
      await query('no SQL at all');
    });
    await expect(work).rejects.toThrow();
    expect(await store.find(id)).toBeDefined();
  });

  test('a schema of a later version is not touched', async () => {
    const [database] = databases as [Database, Database];
    await database.query('UPDATE schema_version SET version = version + 1');
    await expect(migrate(database)).rejects.toThrow('update the program');
    await database.query('UPDATE schema_version SET version = version - 1');
    await expect(migrate(database)).resolves.toBeUndefined();
  });
}
