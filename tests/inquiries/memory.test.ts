/*
 * Whatever forms are sent, the server takes less than 512 MB of memory (server/coromandel.service) and serves honest visitors.
 * Containers seldom let a test limit its memory, so the test measures it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveSite } from '../../scripts/served-site.ts';
import { formOf, words } from '../../server/inquiries/http/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/mail/smtp-fixture.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';
import { attacks } from './attacks.ts';

const MAX_MEMORY_KB = 512 * 1024;

/** What Node chooses if it may use 512 MB. */
const heapLimit = '--max-heap-size=259';

const photograph = new Uint8Array(20_000);
photograph.set([0xff, 0xd8, 0xff]);

test.each(Object.keys(attacks))(
  '%s',
  async (attack) => {
    const site = temporarySite('/api/inquiries');
    const mailServer = await startMailServer();
    const variables = { DATA_DIR: join(site.dist, '../data'), SMTP_URL: mailServer.url, TRUST_PROXY: '1' };
    const server = await serveSite(site.dist, { ...variables, NODE_OPTIONS: heapLimit });
    const attacker = spawn(process.execPath, ['tests/inquiries/attacks.ts', attack, server.origin], {
      stdio: 'inherit',
    });
    const end = once(attacker, 'exit');

    const statuses: number[] = [];
    while (attacker.exitCode === null) {
      const headers = { 'X-Forwarded-For': `203.0.113.${statuses.length % 256}` };
      const send = (body: FormData) => fetch(`${server.origin}/api/inquiries`, { method: 'POST', headers, body });
      const responses = [
        await fetch(`${server.origin}/de`),
        await send(formOf(words)),
        await send(formOf({ ...words, kind: 'sell' }, [photograph])),
      ];
      for (const response of responses) {
        statuses.push(response.status);
        await response.arrayBuffer();
      }
      await wait(100);
    }
    expect(await end).toEqual([0, null]);
    expect(new Set(statuses)).toEqual(new Set([200, 202]));
    const [, memoryKb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    expect(Number(memoryKb)).toBeLessThan(MAX_MEMORY_KB);

    await server.stop();
    await mailServer.close();
    site.remove();
  },
  120_000,
);
