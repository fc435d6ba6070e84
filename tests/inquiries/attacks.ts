/*
 * Forms that are sent to exhaust the server, from a process of its own: node tests/inquiries/attacks.ts <name> <origin>. The
 * server must trust X-Forwarded-For.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long an attack lasts that does not end by itself. */
const SECONDS = 4;

const name = (text: string) => `name="${text}"`;
/** As long as that of a browser. */
const boundary = '----WebKitFormBoundary0123456789';
const photographs = 'name="photographs"; filename="p.jpg"';
const jpeg = (bytes: number) => '\xff\xd8\xff\xe0'.padEnd(bytes);

const words = [
  [name('kind'), 'sell'],
  [name('name'), 'Asha'],
  [name('email'), 'asha@example.com'],
];
const largest = Array(4).fill([photographs, jpeg(3_900_000)]);

/** A form of the largest size, while the mail server takes no email to its end. */
export const hangingMailServer = 'eight forms of 16 MB, and a mail server that hangs';

export const attacks = {
  [hangingMailServer]: () => repeat(8, () => form([...words, ...largest]), untilTaken),
  'forty forms of 16 MB': () => repeat(40, () => form([...words, ...largest])),
  'uploads from four networks that do not end': () => repeat(8, () => form(largest).slice(0, -10), withoutEnd),
  '450 connections that send nothing': () => repeat(450, () => '', withoutEnd),
  '520 uploads from 26 networks that stall': () =>
    repeat(520, () => form([...words, [photographs, jpeg(1000)]]).slice(0, 300), stalled, 20),
  'forms of 16 MB, and readers that do not read': () =>
    Promise.all([repeat(14, () => form([...words, ...largest])), repeat(400, () => '', reader)]),
  'forms of 268,000 parts, with a boundary in an unusual place': () =>
    repeat(
      5,
      () => `${'--X\r\nContent-Disposition: form-data; name=""; filename=""\r\n\r\n\r\n'.repeat(268_000)}--X--`,
      unusual,
    ),
  'pieces of a byte': () => repeat(8, () => form([[photographs, jpeg(20_000)]]), byByte),
  'a thousand requests for pages that never end': () => repeat(1000, () => '', pageWithoutEnd),
};

function form(parts: string[][]): string {
  const part = ([disposition, content]: string[]) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  return `${parts.map(part).join('')}--${boundary}--\r\n`;
}

type Sending = (socket: Socket, head: string, body: string) => Promise<unknown>;

/** Sends a number of forms at the same time, and some from each network. */
async function repeat(
  count: number,
  createBody: () => string,
  sendForm: Sending = whole,
  perNetwork = 2,
): Promise<void> {
  const { port } = new URL(process.argv[3] ?? '');
  const send = async (index: number) => {
    const network = Math.floor(index / perNetwork);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
    await once(socket, 'connect');
    const sender = `X-Forwarded-For: 198.18.${network >> 8}.${network & 255}`;
    const head = `POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\n${sender}\r\nContent-Type: multipart/form-data; boundary=${boundary}`;
    await sendForm(socket, head, createBody());
    socket.destroy();
  };
  // The server may close a connection before it has read everything.
  await Promise.all(Array.from({ length: count }, (_, index) => send(index).catch(() => undefined)));
}

async function whole(socket: Socket, head: string, body: string): Promise<void> {
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, 'latin1');
  await once(socket, 'data');
}

/** Waits for the server as long as the other attacks last. */
async function untilTaken(socket: Socket, head: string, body: string): Promise<void> {
  await Promise.race([whole(socket, head, body), wait(SECONDS * 1000)]);
}

async function unusual(socket: Socket, head: string, body: string): Promise<void> {
  await whole(socket, head.replace(/boundary=.*$/, 'xboundary=Z; boundary=X'), body);
}

async function byByte(socket: Socket, head: string, body: string): Promise<void> {
  socket.setNoDelay().write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`, 'latin1');
  for (const byte of body) {
    socket.write(byte, 'latin1');
    await new Promise(setImmediate);
  }
  await once(socket, 'data');
}

/** Sends a byte a second until the server closes the connection. */
async function pageWithoutEnd(socket: Socket): Promise<void> {
  socket.write('GET /de HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 1000);
  socket.resume();
  await once(socket, 'close');
  clearInterval(drip);
}

/** Sends a beginning, and nothing more until the attack ends. */
async function stalled(socket: Socket, head: string, body: string): Promise<void> {
  socket.write(`${head}\r\nContent-Length: 1000\r\n\r\n${body}`);
  await wait(SECONDS * 1000);
}

/** Asks for a picture and reads nothing of it. */
async function reader(socket: Socket): Promise<void> {
  socket.pause().write('GET /images/large.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await wait(SECONDS * 1000);
}

/** Sends a form up to its end, and then as little as keeps the connection open. */
async function withoutEnd(socket: Socket, head: string, body: string): Promise<void> {
  socket.on('error', () => undefined);
  socket.write(`${head}\r\nContent-Length: ${body.length + 1_000_000}\r\n\r\n${body}`, 'latin1');
  for (let second = 0; second < SECONDS; second++) {
    await wait(1000);
    socket.write(' '.repeat(body ? 10_000 : 0));
  }
}

if (import.meta.main) await attacks[process.argv[2] as keyof typeof attacks]();
