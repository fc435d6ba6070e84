import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../src/content/content-fixture.ts';

/** The owner's name, and no settings of the machine. */
const environment = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Anna',
  GIT_AUTHOR_EMAIL: 'anna@watches.example',
  GIT_COMMITTER_NAME: 'Anna',
  GIT_COMMITTER_EMAIL: 'anna@watches.example',
};

/** A folder with a repository `site.git` and a clone of it, `owner`. Deleted after the test. */
export function ownerRepository() {
  const root = temporaryFolder();
  const pathOf = (file: string, folder: string) => join(root, folder, file);
  /** Types commands, of which the first that fails ends all. @returns what they print */
  const type = (commands: string, folder = 'owner') =>
    execFileSync('sh', ['-ec', commands], {
      cwd: join(root, folder),
      env: environment,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  type('git init --bare --initial-branch main site.git && git clone site.git owner', '.');
  return {
    root,
    type,
    write: (file: string, text: string, folder = 'owner') => {
      mkdirSync(dirname(pathOf(file, folder)), { recursive: true });
      writeFileSync(pathOf(file, folder), text);
    },
    read: (file: string) => readFileSync(pathOf(file, 'owner'), 'utf8'),
    has: (file: string) => existsSync(pathOf(file, 'owner')),
    /** Commits and pushes all. */
    publish: (message: string, folder = 'owner') =>
      type(`git add --all && git commit --message "${message}" && git push origin HEAD:main`, folder),
  };
}
