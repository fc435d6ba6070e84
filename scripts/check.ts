/*
 * Every check and test that a change must pass (`npm test`), and one line at the end: how many passed, how many failed.
 * What takes long and is one of a matrix is in check-release.ts.
 */
import { finish, runBuild, runCheck, runPlaywright, runVitest, type Tally } from './run-checks.ts';

const built = runBuild();

finish((await Promise.all([built.then((tally) => [tally]), checkSources(), checkSite()])).flat());

/** Beside the build: what needs only the sources. */
async function checkSources(): Promise<Tally[]> {
  return [
    await runCheck('Format, lint and accessibility rules', 'biome check --error-on-warnings .'),
    await runCheck('Imports', 'depcruise src server editor integrations scripts bench'),
    await runCheck('Styles', 'stylelint "src/**/*.css"'),
    // A fresh clone installs from the lock file, which a checkout with packages never reads.
    await runCheck('Lock file', 'npm ci --dry-run --offline --ignore-scripts'),
    await runCheck('Unused files, exports and packages', 'knip --no-progress'),
    await runVitest('Unit tests', 'unit'),
    // The build writes the types of the content; to write them twice at the same time would be a race.
    ...((await built).failed ? [] : [await runCheck('Types', 'astro check --noSync --minimumFailingSeverity warning')]),
  ];
}

/** After the build: what needs the site. */
async function checkSite(): Promise<Tally[]> {
  if ((await built).failed > 0) {
    console.log('The site could not be built: its tests were left out.');
    return [];
  }
  return [
    await runVitest('Built site', 'built-site'),
    await runPlaywright('Journeys in Chromium', '--project=journeys'),
  ];
}
