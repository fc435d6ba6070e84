/* Debian's mail server accepts the emails: any name, unusual addresses, photographs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { mailServerProgram } from '../../scripts/inquiry-servers.mjs';
import { messageIdOf } from '../../server/inquiries/mail/smtp-fixture.ts';
import { startInquiriesProcess } from './start-process.ts';

const names = [
  'Asha Rao',
  'Zoë "Z" O’Neil, Ltd. <z@evil.example>',
  'ثريا الخالد',
  '王小明',
  'a=?utf-8?Q?b?=',
  '\u{1f570}\u{fe0f}',
];
const addresses = ["o'neil+watch@example.com", '-@example.com', 'x@sub.domain.example', 'a.b.c@xn--mnchen-3ya.example'];

test('every inquiry arrives in the shop’s mailbox with its photographs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const [smtpPort, port] = [await freePort(), await freePort()];
  const mailbox = join(folder, 'maildir');
  const handler = ['-c', 'aiosmtpd.handlers.Mailbox', mailbox];
  const program = spawn(mailServerProgram(), ['-n', '-u', '-l', `127.0.0.1:${smtpPort}`, ...handler], {
    stdio: 'ignore',
  });
  await listens(smtpPort);
  const server = await startInquiriesProcess({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    INQUIRIES_TO: 'shop@shop.example',
  });
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'gold' } })
    .jpeg()
    .toBuffer();
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    const body = new FormData();
    const email = addresses[index % addresses.length] ?? '';
    for (const [field, value] of Object.entries({ kind: 'sell', name, email, locale: 'ar' })) body.append(field, value);
    body.append('photographs', new Blob([new Uint8Array(photograph)]), 'IMG_1.jpg');
    const response = await fetch(server.endpoint, { method: 'POST', body });
    expect(response.status).toBe(202);
    ids.push((await response.json()).id);
  }
  const read = () => globSync(`${mailbox}/new/*`).map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  await expect.poll(() => read().length, { timeout: 60_000 }).toBe(names.length);
  const mails = read();
  expect(mails.map(messageIdOf).sort()).toEqual(ids.map((id) => `<${id}@shop.example>`).sort());
  for (const mail of mails) {
    expect(mail).toContain('filename=photograph-1.jpg');
    expect(mail.match(/^X-RcptTo: .*$/gm)).toEqual(['X-RcptTo: shop@shop.example']);
    expect(mail).toMatch(/^Reply-To: [\s\S]*?<[^<>\n]+@[^<>\n]+>$/m);
  }
  await server.kill();
  program.kill();
  await once(program, 'exit');
  rmSync(folder, { recursive: true });
});

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
}
