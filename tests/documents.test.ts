import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = 'bench|content|docs|editor|integrations|pictures|public|scripts|server|src|tests|.ci|.githooks|.github';
const files = globSync(['*', '.*', `{${folders.replaceAll('|', ',')}}/**`]).filter((file) => statSync(file).isFile());
const names = new Set(files.map((file) => basename(file)));

// The changelog also names what is gone.
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const configurations = files.filter((file) =>
  /^((?!package-lock)[^/]+\.(js|json|ts|toml)|Dockerfile|\.ci\/.*|\.githooks\/.*|\.github\/.*|.*\.service)$/.test(file),
);
const sources = files.filter((file) => /\/.*\.(ts|tsx|mjs|css|astro)$/.test(file));

/** A path from the root of the project, up to a placeholder or a pattern, which is the second group. */
const path = new RegExp(`(?<![\\w/.@-])((?:${folders.replaceAll('.', '\\.')})/[\\w./-]*[\\w/])([<*{[$\\\\]?)`, 'g');

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Watches are the owner's, and examples. */
const isWatch = (name: string) => name.startsWith('content/watches/') || /-\d{4}\.yaml$/.test(name);

/** Whether a path exists, such as `content/locales/<language>.json` or a decision by its number, `docs/decisions/0003`. */
function exists(name: string, placeholder: string): boolean {
  if (existsSync(name) || isWatch(name)) return true;
  if (placeholder) return globSync(`${name}*`).length > 0;
  return /\/\d{4}$/.test(name) && globSync(`${name}-*.md`).length > 0;
}

const missingPaths = (text: string) =>
  [...text.matchAll(path)]
    .filter(([, name = '', placeholder = '']) => !exists(name, placeholder))
    .map(([, name]) => name);

const missingCommands = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts[name]);

/** Files that are named without their folder, in backticks. Pages and what else a build makes are no files of the project. */
const missingFiles = (text: string) =>
  [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|mjs|js|astro|css|md|yml|yaml|json))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !names.has(name) && !isWatch(name));

test('documents name only files and scripts that exist', () => {
  for (const file of documents) {
    const text = readFileSync(file, 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(file), link))
      .filter((link) => !existsSync(link));
    expect.soft([...missingPaths(text), ...missingCommands(text), ...missingFiles(text), ...links], file).toEqual([]);
  }
});

test('configurations name only files and scripts that exist', () => {
  for (const file of configurations) {
    const text = readFileSync(file, 'utf8');
    expect.soft([...missingPaths(text), ...missingCommands(text)], file).toEqual([]);
  }
});

test('comments name only files and scripts that exist', () => {
  const missing = sources.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(/\/\*.*?\*\/|(?<=^|\s)\/\/ .*$/gms) ?? [];
    return comments.flatMap((comment) =>
      // The owner may delete translations.
      [...missingPaths(comment), ...missingCommands(comment), ...missingFiles(comment)]
        .filter((name = '') => !/^(about|buying|guide|sell)\/\w+\.yaml$/.test(name))
        .map((name) => `${file}: ${name}`),
    );
  });
  expect(missing).toEqual([]);
});
