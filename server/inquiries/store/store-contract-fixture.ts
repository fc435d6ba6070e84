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

  test('each mail is claimed by one server alone, the one due longest first, until its lease ends', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index++)
      ids.push(await store.add(submission({ idempotencyKey: `k${index}` }), noon));
    expect((await store.claimMail(HOUR_MS))?.id).toBe(ids[0]);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claimMail(index === 7 ? 100 : HOUR_MS)),
    );
    expect(claims.flatMap((claim) => claim?.id ?? []).sort()).toEqual(ids.slice(1).sort());
    await expect.poll(() => store.claimMail(HOUR_MS)).toMatchObject({ id: claims[7]?.id });
    expect(await other.claimMail(HOUR_MS)).toBeUndefined();
    await store.endMailLeases();
    expect(await other.claimMail(HOUR_MS)).toBeDefined();
  });

  test('a mail that was not taken waits, and then is sent once', async () => {
    const id = await store.add(submission(), noon);
    await store.claimMail(HOUR_MS);
    await store.markMailRefused(id, 'no', 100);
    expect(await store.refusedMails()).toEqual({ count: 1, error: 'no' });
    expect(await store.claimMail(HOUR_MS)).toBeUndefined();
    await expect.poll(() => store.claimMail(HOUR_MS)).toMatchObject({ mailAttempts: 1, mailError: 'no' });
    await store.markMailSent(id);
    await store.endMailLeases();
    expect(await store.claimMail(HOUR_MS)).toBeUndefined();
    expect(await store.retryMail(id)).toBe(0);
    expect(await store.refusedMails()).toBeUndefined();
    expect(await store.find(id)).toMatchObject({ mailState: 'sent', mailError: undefined });
  });

  test('a mail that is given back is due at once, and all that wait say why', async () => {
    const [first, second] = [await store.add(submission(), noon), await store.add(submission(), later(24 * 60))];
    await store.claimMail(HOUR_MS);
    await store.returnMail(first, 'login');
    expect(await store.refusedMails()).toEqual({ count: 2, error: 'login' });
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id: first, mailAttempts: 0 });
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id: second });
  });

  test('what is held, given up or delayed is mailed when somebody says so, but not what is being sent', async () => {
    const held = await store.add(submission(), noon);
    await store.holdMails();
    expect([await store.countHeldMails(), await store.claimMail(HOUR_MS)]).toEqual([1, undefined]);
    const refused = await store.add(submission(), later(24 * 60));
    await store.markMailRefused(refused, 'no', undefined);
    const delayed = await store.add(submission(), later(48 * 60));
    await store.markMailRefused(delayed, 'no', HOUR_MS);
    const leased = await store.add(submission(), later(72 * 60));
    await store.claimMail(HOUR_MS);
    expect(await store.retryMail(refused)).toBe(1);
    expect(await store.claimMail(HOUR_MS)).toMatchObject({ id: refused, mailAttempts: 0 });
    expect(await store.retryMail()).toBe(2);
    const claims = [await store.claimMail(HOUR_MS), await store.claimMail(HOUR_MS)];
    expect(claims.map((claim) => claim?.id).sort()).toEqual([held, delayed].sort());
    expect(await store.retryMail(leased)).toBe(0);
  });

  test('a time that a wrong clock wrote delays no mail', async () => {
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

  test('what is deleted is gone with its photographs', async () => {
    const id = await store.add(submission({ photographs: [jpeg(1)] }), noon);
    await store.remove(id);
    expect([await store.find(id), await store.readPhotographs(id)]).toEqual([undefined, []]);
  });

  test('what is old is deleted if it was mailed or answered; what nobody has seen, only if that is meant', async () => {
    const add = (key: string, minutes: number) => store.add(submission({ idempotencyKey: key }), later(minutes));
    const [sent, answered, waiting, young] = [
      await add('k', 0),
      await add('l', 1),
      await add('m', 2),
      await add('n', 3),
    ];
    await store.markMailSent(sent);
    await store.markMailSent(young);
    await store.markAnswered(answered, noon);
    expect(await store.removeSome('seen', later(3))).toBe(2);
    expect((await store.list()).map(({ id }) => id)).toEqual([young, waiting]);
    expect(await store.removeSome('unseen', later(3))).toBe(1);
    expect((await store.list()).map(({ id }) => id)).toEqual([young]);
  });

  test('many are deleted fifty at a time, and large ones one by one', async () => {
    for (let index = 0; index < 51; index++) await store.add(submission({ idempotencyKey: `k${index}` }), noon);
    expect(await store.removeSome('unseen', later(1))).toBe(50);
    expect(await store.removeSome('unseen', later(1))).toBe(1);
    const photographs = Array.from({ length: 4 }, () => new Uint8Array(4_000_000));
    for (const idempotencyKey of ['a', 'b']) await store.add(submission({ idempotencyKey, photographs }), noon);
    expect(await store.removeSome('unseen', later(1))).toBe(1);
    expect(await store.removeSome('unseen', later(1))).toBe(1);
    expect(await store.removeSome('unseen', later(1))).toBe(0);
  });

  test('that it can be written is checked by writing', async () => {
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

/**
 * A database that another version of this program made.
 *
 * @param open a new connection to the database
 */
export function testVersions(open: () => Promise<Database>): void {
  test('a database of the first version is brought up to date, and one of a later version is not touched', async () => {
    const old = await open();
    const bytes = old.dialect.bytes;
    await old.run(
      { sql: 'DROP TABLE photographs' },
      { sql: 'DROP TABLE inquiries' },
      { sql: 'DROP TABLE checks' },
      { sql: 'DELETE FROM schema_version' },
      { sql: 'INSERT INTO schema_version (version) VALUES (1)' },
      {
        sql: `CREATE TABLE inquiries (id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE, received_at TEXT NOT NULL,
          answered_at TEXT, content TEXT NOT NULL, mail_state TEXT NOT NULL, mail_due_at TEXT NOT NULL,
          mail_attempts INTEGER NOT NULL, mail_error TEXT)`,
      },
      { sql: 'CREATE INDEX inquiries_by_mail ON inquiries (mail_state, mail_due_at)' },
      { sql: 'CREATE INDEX inquiries_by_time ON inquiries (received_at)' },
      {
        sql: `CREATE TABLE photographs (inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
          number INTEGER NOT NULL, jpeg ${bytes} NOT NULL, PRIMARY KEY (inquiry_id, number))`,
      },
      {
        sql: `INSERT INTO inquiries VALUES ('id-1', 'f', '2026-11-22T12:00:00.000Z', NULL, '{"name":"Zoë"}', 'waiting',
          '2026-11-22T12:00:00.000Z', 400, 'no answer')`,
      },
      {
        sql: `INSERT INTO photographs VALUES ('id-1', 1, CAST($1 AS ${bytes}))`,
        values: [jpeg(7)],
      },
    );
    await old.close();
    const database = await open();
    const store = createStore(database, MAX_BYTES);
    expect(await store.list()).toMatchObject([{ id: 'id-1', name: 'Zoë', mailAttempts: 0, photographCount: 1 }]);
    expect([...((await store.readPhotographs('id-1'))[0] ?? [])]).toEqual([...jpeg(7)]);
    const [[size] = []] = await database.run({ sql: 'SELECT bytes FROM inquiries' });
    expect(Number(size?.['bytes'])).toBe(Buffer.byteLength('{"name":"Zoë"}') + 3);
    expect((await store.claimMail(HOUR_MS))?.id).toBe('id-1');
    await database.run({ sql: 'INSERT INTO schema_version (version) VALUES (99)' });
    await store.close();
    const later = await open();
    await expect(createStore(later, MAX_BYTES).list()).rejects.toThrow('update the program');
    await later.close();
  });
}
