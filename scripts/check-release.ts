/*
 * The tests before a release, in addition to `npm test` (`npm run test:release`): every language, two more browser engines,
 * screenshots, nginx and Caddy, inquiries with PostgreSQL and a mail server, Lighthouse. Installs missing programs if it may,
 * and says what it did not test.
 */
import { randomInt } from 'node:crypto';
import { findFirefox, findWebKit, installEngines } from './engines.mjs';
import { findHosts, installHosts } from './hosts.mjs';
import { findInquiryServers, installInquiryServers } from './inquiry-servers.mjs';
import { finish, runBuild, runCheck, runPlaywright, runVitest, type Tally } from './run-checks.ts';

const build = await runBuild();
finish(
  build.failed > 0
    ? [build]
    : [build, await tryProperties(), ...(await tryHosts()), ...(await tryInquiries()), ...(await tryBrowsers())],
);

/** Runs the property tests with random cases. */
function tryProperties(): Promise<Tally> {
  const seed = String(randomInt(2 ** 31));
  return runVitest(`Properties, PROPERTY_SEED=${seed}`, 'unit', 'property', { PROPERTY_SEED: seed });
}

async function tryHosts(): Promise<Tally[]> {
  installHosts();
  if (findHosts()) return [await runVitest('nginx and Caddy', 'hosts')];
  console.log(
    "Not tried: nginx and Caddy in front of the server. That takes Debian's packages of both (scripts/hosts.mjs).",
  );
  return [];
}

async function tryInquiries(): Promise<Tally[]> {
  installInquiryServers();
  if (findInquiryServers()) return [await runVitest('Inquiries', 'inquiries')];
  console.log(
    "Not tried: inquiries in PostgreSQL and through a mail server. That takes Debian's packages (scripts/inquiry-servers.mjs).",
  );
  return [];
}

async function tryBrowsers(): Promise<Tally[]> {
  installEngines();
  const engines = [...(findFirefox() ? ['Firefox'] : []), ...(findWebKit() ? ['WebKit'] : [])];
  for (const name of ['Firefox', 'WebKit'].filter((each) => !engines.includes(each)))
    console.log(`Not tried: ${name}. That takes Debian's packages of it (scripts/engines.mjs).`);
  const projects = engines.map((name) => `--project=${name}`).join(' ');
  return [
    await runPlaywright('Every language in Chromium', '--project=release'),
    ...(engines.length > 0
      ? [await runPlaywright(engines.join(' and '), `--config tests/engines/playwright.config.ts ${projects}`)]
      : []),
    await runCheck('Lighthouse', 'node scripts/lighthouse.ts', { alwaysShown: true }),
  ];
}
