import { connect, createServer } from 'node:net';
import { freePort } from '../scripts/free-port.ts';

/** What Lighthouse takes for a phone's network: milliseconds there and back, bytes a second. */
const roundTrip = 150;
const bytesPerSecond = 1_600_000 / 8;

/**
 * A phone's network in front of a server, until stopped. The browser's own emulation slows down what pages ask for, but
 * not what the browser fetches ahead of a visit.
 *
 * @param origin of a server of this machine
 * @returns the origin under which the same is found slower
 */
export async function slowNetwork(origin: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  /** When the line towards the browser will have carried all that was put on it. */
  let free = 0;
  const server = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port: Number(new URL(origin).port), noDelay: true });
    browser.on('data', (chunk) => setTimeout(() => site.write(chunk), roundTrip / 2));
    site.on('data', (chunk) => {
      free = Math.max(free, performance.now()) + (1000 * chunk.length) / bytesPerSecond;
      setTimeout(() => browser.write(chunk), free - performance.now() + roundTrip / 2);
    });
    // One side gone, the other has nobody to talk to.
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}
