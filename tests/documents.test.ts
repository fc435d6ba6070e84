import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', '{docs,bench,content,editor,integrations,pictures,server,src,tests}/**/*.md']);
const configurations = globSync([
  '*.{js,json,ts,toml}',
  'Dockerfile',
  '.dependency-cruiser.js',
  '.stylelintrc.js',
  '.ci/run',
  '.githooks/*',
  '.github/**/*.yml',
]);
// The changelog also names what is gone.
const files = [...documents, ...configurations].filter((file) => !/^CHANGELOG|^package-lock/.test(file));

const topFolders = 'bench|content|docs|editor|integrations|pictures|scripts|server|src|tests';

/** A path from the root of the project, up to a placeholder or a pattern. */
const path = new RegExp(`(?<![\\w/.@-])(?:${topFolders})/[\\w./-]*[\\w/]`, 'g');

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Whether a path exists, or is the beginning of one, as in `content/watches/<id>.yaml` or `tests/journeys/x*.spec.ts`. */
const exists = (name: string) => existsSync(name) || globSync(`${name}*`).length > 0;

test.each(files)('%s names only files and scripts that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const paths = [...text.matchAll(path)].map(([name]) => name).filter((name) => !exists(name));
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(([, link = '']) => join(dirname(file), link))
    .filter((link) => file.endsWith('.md') && !existsSync(link));
  const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts[name]);
  expect({ paths, links, commands }).toEqual({ paths: [], links: [], commands: [] });
});
