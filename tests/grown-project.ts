import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the build reads, except `pictures` and `content/watches`. */
const sources = [
  'src',
  'editor',
  'integrations',
  'public',
  'scripts/replace-site.ts',
  'server',
  'content/about',
  'content/buying',
  'content/guide',
  'content/sell',
  'content/locales',
  'content/names-in-arabic.yaml',
  'content/shop.yaml',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the files that the build reads, except watches and pictures. Deletes an earlier copy, but keeps its caches.
 */
export function copyProject(target: string): void {
  for (const name of ['src', 'editor', 'integrations', 'server', 'content', 'pictures', 'dist'])
    rmSync(join(target, name), { recursive: true, force: true });
  for (const source of sources) cpSync(source, join(target, source), { recursive: true });
}

/**
 * Builds a copy of the project into its own `dist`, as the owner does.
 *
 * @param variables additional environment variables of the build
 * @throws if the build fails, with what it said
 */
export function buildProject(project: string, variables: Record<string, string> = {}): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${project} could not be built: ${stderr}`);
}
