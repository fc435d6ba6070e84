/* Every inquiry that was answered with 202 has its email, even if the server is killed a hundred times at random moments. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { formOf } from '../../server/inquiries/app-fixture.ts';
import { messageIdOf, startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { startInquiriesProcess } from './start-process.ts';

const ROUNDS = 100;
const SENDERS = 3;
/** A server is killed after a random number of answers and a random delay, up to these limits. */
const MOST_ANSWERS = 2;
const LONGEST_DELAY_MS = 40;

const photograph = new Uint8Array([0xff, 0xd8, 0xff]);

test('every 202 has its email, and a form that is sent again after a restart is answered with 202', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.info(`seed ${seed}`);
  const [moments = []] = fc.sample(
    fc.array(fc.tuple(fc.nat(MOST_ANSWERS), fc.nat(LONGEST_DELAY_MS)), { minLength: ROUNDS, maxLength: ROUNDS }),
    { seed, numRuns: 1 },
  );
  const mailServer = await startMailServer();
  const variables = { PORT: String(await freePort()), SMTP_URL: mailServer.url };
  const senders = startSenders(`http://127.0.0.1:${variables.PORT}/api/inquiries`);
  for (const [answers, delayMs] of moments) {
    const server = await startInquiriesProcess(variables);
    await senders.answers(answers);
    await wait(delayMs);
    await server.kill();
  }
  const last = await startInquiriesProcess(variables);
  // Each sender sends its form again until it is answered.
  const ids = await senders.stop();
  await last.kill();
  await mailServer.close();

  // Otherwise nothing was tested.
  expect(ids.length).toBeGreaterThan(ROUNDS / 2);
  const mailed = mailServer.mails.map(messageIdOf);
  expect(ids.filter((id) => !mailed.includes(`<${id}@shop.example>`))).toEqual([]);
  // A kill between the final dot and the answer sends a form again, with the same Message-ID.
  expect(mailed.length - new Set(mailed).size).toBeLessThanOrEqual(ROUNDS * SENDERS);
}, 300_000);

/** Visitors who send one inquiry after the other: each with the same key until it is answered, and some once more. */
function startSenders(endpoint: string) {
  const ids: string[] = [];
  const answered = new EventEmitter();
  let isStopped = false;
  const send = async (key: string, index: number): Promise<boolean> => {
    const body = formOf({ kind: 'sell', name: key, email: 'asha@example.com', key }, index % 3 === 0 ? [photograph] : []);
    try {
      const response = await fetch(endpoint, { method: 'POST', body });
      if (response.status !== 202) return false;
      ids.push((await response.json()).id);
      answered.emit('answer');
      return true;
    } catch {
      return false;
    }
  };
  const run = async (sender: number) => {
    for (let index = 0; !isStopped; index++) {
      const key = `${sender}-${index}`;
      while (!(await send(key, index))) await wait(20);
      if (index % 5 === 0) await send(key, index);
      await wait(10);
    }
  };
  const running = Promise.all(Array.from({ length: SENDERS }, (_, sender) => run(sender)));
  return {
    /** Resolves after this many more answers. */
    answers: async (count: number) => {
      for (let index = 0; index < count; index++) await once(answered, 'answer');
    },
    /** @returns the ids in the answers */
    stop: async () => {
      isStopped = true;
      await running;
      return ids;
    },
  };
}
