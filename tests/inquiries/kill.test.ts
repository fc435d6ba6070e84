/*
 * Every form that was answered with 202 has its email, and every other one ends in 202 if it is sent again, even if the server is
 * killed a hundred times at random moments.
 */

import { hash, randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { serveSite } from '../../scripts/served-site.ts';
import { endpoint, formOf } from '../../server/inquiries/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';

const ROUNDS = 100;
const SENDERS = 4;
/** A server is killed after a random number of answers and a random delay, up to these limits. */
const MOST_ANSWERS = 6;
const LONGEST_DELAY_MS = 30;

const seed = Number(process.env['PROPERTY_SEED'] ?? randomInt(2 ** 31));

/** A number from 0 up to 1, the same for the same seed. */
const random = (name: string) => Number.parseInt(hash('sha256', `${seed} ${name}`).slice(0, 8), 16) / 2 ** 32;

const photograph = new Uint8Array([0xff, 0xd8, 0xff]);

test('every 202 has its email, and the same key after a kill ends in 202', async () => {
  console.log(`PROPERTY_SEED=${seed}`);
  const site = temporarySite(endpoint);
  const mailServer = await startMailServer();
  const start = () =>
    serveSite(site.dist, {
      SMTP_URL: mailServer.url,
      INQUIRIES_PER_CLIENT: '1000000',
      // A hundred starts take half as long.
      NODE_COMPILE_CACHE: resolve('.cache/inquiries-process'),
    });
  // The cache is written when a server ends by itself.
  await (await start()).stop();

  const senders = startSenders();
  for (let round = 0; round < ROUNDS; round++) {
    const server = await start();
    senders.sendTo(server.origin);
    await senders.answers(Math.floor(random(`answers ${round}`) * (MOST_ANSWERS + 1)));
    await wait(random(`delay ${round}`) * LONGEST_DELAY_MS);
    process.kill(Number(server.pid), 'SIGKILL');
    await server.stop();
  }
  const last = await start();
  senders.sendTo(last.origin);
  const { ids, interruptions } = await senders.stop();
  await last.stop();
  await mailServer.close();
  site.remove();

  const emails = await Promise.all(mailServer.mails.map((mail) => PostalMime.parse(mail)));
  const mailed = new Set(emails.map(({ messageId }) => messageId));
  const answered = [...ids.values()].flatMap((each) => [...each]);
  console.log(`${answered.length} answered, ${interruptions} interrupted, ${emails.length - mailed.size} mailed again`);
  // Otherwise nothing was tested.
  expect(answered.length).toBeGreaterThan(ROUNDS);
  expect(interruptions).toBeGreaterThan(ROUNDS / 2);
  // Each key has one id, before and after a kill, and each id one key.
  expect([...ids].filter(([, each]) => each.size !== 1)).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
  expect([...mailed].sort()).toEqual(answered.map((id) => `<${id}@shop.example>`).sort());
  // Only a form that a kill interrupted may be mailed again.
  expect(emails.length - mailed.size).toBeLessThanOrEqual(interruptions);
  const isIncomplete = ({ text, attachments }: (typeof emails)[number]) =>
    attachments.length !== photographsOf(/^Name: (.+?)\r?$/m.exec(text ?? '')?.[1] ?? '').length;
  expect(emails.filter(isIncomplete)).toEqual([]);
}, 300_000);

/** Sent with every third form. */
function photographsOf(key: string): Uint8Array<ArrayBuffer>[] {
  return Number(key.split('-')[1]) % 3 === 0 ? [photograph] : [];
}

/** Visitors who send one form after the other: each with the same key until it is answered, and some once more. */
function startSenders() {
  /** The ids in the answers to each key. */
  const ids = new Map<string, Set<string>>();
  const events = new EventEmitter();
  let origin = '';
  let interruptions = 0;
  let isStopped = false;

  /** @returns whether it was answered with 202; anything else is worth another try only if the server was killed */
  async function send(key: string): Promise<boolean> {
    const body = formOf({ kind: 'sell', name: key, email: 'asha@example.com', key }, photographsOf(key));
    let response: Response;
    try {
      response = await fetch(`${origin}${endpoint}`, { method: 'POST', body });
    } catch (error) {
      // A connection that was refused has not interrupted anything.
      if (((error as Error).cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED') interruptions += 1;
      return false;
    }
    expect(response.status).toBe(202);
    // The answer may be cut off in its middle.
    const answer = await response.json().catch(() => undefined);
    if (!answer) return false;
    ids.get(key)?.add(answer.id);
    events.emit('answer');
    return true;
  }

  async function run(sender: number): Promise<void> {
    for (let index = 0; !isStopped; index++) {
      const key = `${sender}-${index}`;
      ids.set(key, new Set());
      while (!(await send(key))) await wait(10);
      if (index % 5 === 0) await send(key);
    }
  }

  const { promise: started, resolve: startAll } = Promise.withResolvers<void>();
  const running = started.then(() => Promise.all(Array.from({ length: SENDERS }, (_, sender) => run(sender))));
  return {
    sendTo: (server: string) => {
      origin = server;
      startAll();
    },
    /** Resolves after this many more answers. */
    answers: async (count: number) => {
      const signal = AbortSignal.timeout(30_000);
      for (let index = 0; index < count; index++) await Promise.race([once(events, 'answer', { signal }), running]);
    },
    /** Resolves when what was begun has been answered. */
    stop: async () => {
      isStopped = true;
      await running;
      return { ids, interruptions };
    },
  };
}
