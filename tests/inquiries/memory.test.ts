/*
 * Whatever forms are sent, the server takes less memory than it may use (server/coromandel.service) and serves honest visitors.
 * Containers seldom let a test limit its memory, so the test measures it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveSite } from '../../scripts/served-site.ts';
import { formOf, words } from '../../server/inquiries/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';
import { attacks, hangingMailServer } from './attacks.ts';

/** What the unit for systemd allows, without a margin of 62 MB. */
const [, allowedMb] = /^MemoryMax=(\d+)M$/m.exec(readFileSync('server/coromandel.service', 'utf8')) ?? [];
const MAX_MEMORY_KB = (Number(allowedMb) - 62) * 1024;

/** Many times what a page takes on two busy cores, and less than any work that grows faster than its input. */
const MAX_PAGE_MS = 15_000;

/** What Node chooses if it may use 512 MB. */
const heapLimit = '--max-heap-size=259';

test.each(Object.keys(attacks))(
  '%s',
  async (attack) => {
    const site = temporarySite('/api/inquiries');
    const mailServer = await startMailServer();
    const isHanging = attack === hangingMailServer;
    if (isHanging) mailServer.answerMs = 100_000;
    const variables = { SMTP_URL: mailServer.url, TRUST_PROXY: '1', NODE_OPTIONS: heapLimit };
    const server = await serveSite(site.dist, variables);
    const attacker = spawn(process.execPath, ['tests/inquiries/attacks.ts', attack, server.origin], {
      stdio: 'inherit',
    });
    const end = once(attacker, 'exit');

    const pages: number[] = [];
    const forms: number[] = [];
    const delays: number[] = [];
    while (attacker.exitCode === null) {
      const before = performance.now();
      const page = await fetch(`${server.origin}/de`);
      await page.arrayBuffer();
      delays.push(performance.now() - before);
      pages.push(page.status);
      const headers = { 'X-Forwarded-For': `203.0.113.${pages.length % 256}` };
      const body = formOf(words);
      if (!isHanging)
        forms.push((await fetch(`${server.origin}/api/inquiries`, { method: 'POST', headers, body })).status);
      await wait(100);
    }
    expect(await end).toEqual([0, null]);
    const [, memoryKb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    console.info(
      `${attack}: ${Math.round(Number(memoryKb) / 1024)} MB, a page in at most ${Math.round(Math.max(...delays))} ms`,
    );
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(Math.max(...delays)).toBeLessThan(MAX_PAGE_MS);
    if (!isHanging) expect(new Set(forms)).toEqual(new Set([202]));
    expect(Number(memoryKb)).toBeLessThan(MAX_MEMORY_KB);

    mailServer.disconnect();
    await server.stop();
    await mailServer.close();
    site.remove();
  },
  120_000,
);
