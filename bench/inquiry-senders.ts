/* The senders of inquiries, in a separate thread: see inquiries.ts. */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.ts';

/** The result. */
export interface Sent {
  /** The ids of inquiries that were accepted with 202. */
  ids: string[];
  /** The response times in milliseconds. */
  sendTimes: number[];
}

const { origin, senders, seconds, pauseMs } = workerData as {
  origin: string;
  senders: number;
  seconds: number;
  pauseMs: number;
};
const agent = new Agent({ keepAlive: true });
const end = performance.now() + seconds * 1000;
const sent: Sent = { ids: [], sendTimes: [] };

await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
agent.destroy();
parentPort?.postMessage(sent);

async function send(sender: number): Promise<void> {
  for (let index = 0; performance.now() < end; index++) {
    const start = performance.now();
    const fields = { kind: 'signup', name: 'Asha', email: 'asha@example.com', key: `${sender}-${index}` };
    const { status, body } = await ask(new URL('/api/inquiries', origin), agent, new URLSearchParams(fields));
    sent.sendTimes.push(performance.now() - start);
    if (status === 202) sent.ids.push(JSON.parse(body).id);
    await wait(pauseMs);
  }
}
