/* The senders of inquiries, in a separate thread: see inquiries.ts. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

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
const end = performance.now() + seconds * 1000;
const sent: Sent = { ids: [], sendTimes: [] };

await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
parentPort?.postMessage(sent);

async function send(sender: number): Promise<void> {
  for (let index = 0; performance.now() < end; index++) {
    const start = performance.now();
    const fields = { kind: 'signup', name: 'Asha', email: 'asha@example.com', key: `${sender}-${index}` };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const response = await fetch(new URL('/api/inquiries', origin), { method: 'POST', body });
    const answer = await response.json();
    sent.sendTimes.push(performance.now() - start);
    if (response.status === 202) sent.ids.push(answer.id);
    await wait(pauseMs);
  }
}
