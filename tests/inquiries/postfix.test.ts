/* Postfix beside the server, as docs/hosting.md sets it up: while its relay is away, inquiries are accepted and wait. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { serveSite } from '../../scripts/served-site.ts';
import { formOf, words } from '../../server/inquiries/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
const site = temporarySite('/api/inquiries');
afterAll(() => {
  spawnSync('/usr/sbin/postfix', ['-c', folder, 'stop']);
  rmSync(folder, { recursive: true });
  site.remove();
});

/** The lines of a code block of the guide. */
function blockOf(guide: string, after: RegExp): string[] {
  const [, block = ''] = new RegExp(`${after.source}\\n([^]*?)\\n *\`\`\``).exec(guide) ?? [];
  return block.split('\n').map((line) => line.trim());
}

/** Starts a Postfix of its own in a folder, with the guide's lines. */
function startPostfix(port: number, relayPort: number): void {
  const guide = readFileSync('docs/hosting.md', 'utf8')
    .replaceAll('/etc/postfix', folder)
    .replaceAll('[mail.example]:587', `[127.0.0.1]:${relayPort}`);
  const own = [
    'compatibility_level = 3.6',
    `queue_directory = ${folder}/queue`,
    `data_directory = ${folder}/data`,
    'command_directory = /usr/sbin',
    'daemon_directory = /usr/lib/postfix/sbin',
    'maillog_file_prefixes = /tmp, /var',
    `maillog_file = ${folder}/log`,
  ];
  for (const each of ['queue', 'data']) mkdirSync(join(folder, each));
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  execFileSync('chmod', ['755', folder]);
  writeFileSync(join(folder, 'main.cf'), [...own, ...blockOf(guide, /```postfix/), ''].join('\n'));
  writeFileSync(join(folder, 'sasl_passwd'), `${blockOf(guide, /in one line:\n\n *```/).join('\n')}\n`);
  execFileSync('/usr/sbin/postmap', [join(folder, 'sasl_passwd')]);
  // Debian's services, on a port of their own, and outside of its chroot.
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp +inet.*$/m, `127.0.0.1:${port} inet n - n - - smtpd`)
    .replaceAll(/^(\S+ +(?:unix|inet|fifo) +\S+ +\S+ +)[-y]( )/gm, '$1n$2');
  writeFileSync(join(folder, 'master.cf'), services);
  execFileSync('/usr/sbin/postfix', ['-c', folder, 'start'], { stdio: 'ignore' });
}

test('an inquiry is accepted while the relay is away, and arrives once when it is back', async () => {
  const [port, relayPort] = [await freePort(), await freePort()];
  startPostfix(port, relayPort);
  const server = await serveSite(site.dist, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    INQUIRIES_TO: 'shop@shop.example',
  });
  const waiting = () => execFileSync('/usr/sbin/postqueue', ['-c', folder, '-p'], { encoding: 'utf8' });

  const jpeg = new Uint8Array(3_900_000);
  jpeg.set([0xff, 0xd8, 0xff]);
  const body = formOf({ ...words, kind: 'sell', key: 'k-1' }, Array(4).fill(jpeg));
  const accepted = await fetch(`${server.origin}/api/inquiries`, { method: 'POST', body });
  expect(accepted.status).toBe(202);
  const { id } = await accepted.json();
  await expect.poll(waiting).toContain('shop@shop.example');

  const seen: unknown[] = [];
  const relay = await startMailServer(relayPort, {
    authOptional: false,
    disabledCommands: [],
    size: 30_000_000,
    onAuth({ username, password }, _session, callback) {
      seen.push(`${username}:${password}`);
      callback(null, { user: username });
    },
  });
  await expect
    .poll(() => {
      execFileSync('/usr/sbin/postqueue', ['-c', folder, '-f']);
      return waiting();
    })
    .toContain('empty');
  const arrived = await Promise.all(relay.mails.map((mail) => PostalMime.parse(mail)));
  expect(arrived.map(({ messageId }) => messageId)).toEqual([`<${id}@shop.example>`]);
  expect(seen).toEqual(['user:password']);
  await relay.close();
  await server.stop();
});
