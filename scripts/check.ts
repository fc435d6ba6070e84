/*
 * Every check and test that a change must pass (`npm test`). The last line has the numbers of passed and failed ones. Long
 * tests that repeat others in a matrix are in check-release.ts.
 */
import { finish, runBuild, runCheck, runPlaywright, runVitest, type Tally } from './run-checks.ts';

const built = runBuild();

finish((await Promise.all([built.then((tally) => [tally]), checkSources(), checkSite()])).flat());

/** The checks that need only the sources. They run in parallel with the build. */
async function checkSources(): Promise<Tally[]> {
  return [
    await runCheck('Format, lint and accessibility rules', 'biome check --error-on-warnings .'),
    await runCheck('Imports', 'depcruise src server editor integrations scripts bench'),
    await runCheck('Styles', 'stylelint "src/**/*.css"'),
    // A fresh clone installs from the lock file, which a checkout with installed packages does not read.
    await runCheck('Lock file', 'npm ci --dry-run --offline --ignore-scripts'),
    await runCheck('Unused files, exports and packages', 'knip --no-progress'),
    await runVitest('Unit tests', 'unit'),
    await runVitest('Components', 'components'),
    // After the build, because both would write the types of the content.
    ...((await built).failed ? [] : [await runCheck('Types', 'astro check --noSync --minimumFailingSeverity warning')]),
  ];
}

/** The checks that need the built site. */
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
