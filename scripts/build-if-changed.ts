/* Builds the site, unless the one in dist/ is what a build would make: for npm start. */
import { spawnSync } from 'node:child_process';
import { isUpToDate } from '../integrations/build-stamp.ts';

if (isUpToDate('.')) console.log('The site is built already, and nothing has changed since.');
else process.exitCode = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status ?? 1;
