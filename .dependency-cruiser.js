import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Which file may import which. `depcruise` reads this; `npm test` runs it. Types alone are no imports here: they are gone
 * when the code runs. That no two files import each other, types included, is checked by `noImportCycles` of Biome.
 */

/** The folders of `src`, from the outside in: each may import from those after it. */
const layers = [
  'pages',
  'layout',
  'features',
  'inquiries',
  'components',
  'structured-data',
  'content',
  'pictures',
  'i18n',
  'contract',
];

/** What a folder beside `src` may import besides itself and packages. */
const allowed = {
  src: ['content/'],
  server: ['src/content/', 'src/contract/', 'src/i18n/'],
  editor: ['content/', 'src/content/', 'src/i18n/', 'src/pictures/'],
  integrations: ['server/', 'src/content/', 'src/contract/', 'src/i18n/', 'src/pictures/'],
  scripts: ['editor/', 'integrations/cached-file.ts', 'src/content/reading/'],
  bench: ['editor/', 'scripts/', 'src/pictures/', 'tests/shops/'],
};

const pages = ['src/pages', 'src/layout'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
/**
 * What runs in a browser, from the pages that load it: their islands (`client:`), and the modules that a `<script>` imports.
 * An entry that is no file fails.
 */
const browserEntries = pages
  .filter((name) => name.endsWith('.astro'))
  .flatMap((page) => {
    const text = readFileSync(page, 'utf8');
    const pathOf = (specifier) => {
      const path = join(dirname(page), specifier);
      if (!existsSync(path)) throw new Error(`${page}: ${specifier} does not exist`);
      return path;
    };
    const islands = [...text.matchAll(/<(\w+)\s[^<]*?client:/g)].map(([, name]) => {
      const specifier = text.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`))?.[1];
      if (!specifier) throw new Error(`${page}: no import of ${name}`);
      return specifier;
    });
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, code = '']) =>
      [...code.matchAll(/(?:import|from) '([^']+)'/g)].map(([, specifier]) => specifier),
    );
    return [...islands, ...scripts].map(pathOf);
  });

/** The packages that the `Dockerfile` copies for the server. */
const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/\/node_modules\/(\S+) /g)].map(([, name]) => name);

const fromFolders = Object.entries(allowed).map(([folder, targets]) => ({
  name: `${folder}-imports-what-it-may`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(${Object.keys(allowed).join('|')}|content|tests)/`,
    pathNot: [`^${folder}/`, ...targets.map((target) => `^${target}`)],
  },
}));

const fromLayers = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-inwards`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(0, index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...fromFolders,
    ...fromLayers,
    {
      name: 'src-has-known-layers',
      comment: 'A new folder of src gets its place in `layers`.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+/', pathNot: `^src/(${layers.join('|')}|fonts|styles)/` },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-build-code-in-the-browser',
      comment: 'Islands get words by `pickWords` and data as props.',
      severity: 'error',
      from: { path: browserEntries.map((entry) => `^${entry.replaceAll('.', '\\.')}$`) },
      to: {
        path: '^virtual:|^src/content/(schema/(shop-schema|watch-schema|prose-schemas)|reading/read-content)\\.ts$|^node_modules/(zod|yaml)/|^(node:)?(fs|path|url|crypto|child_process)$',
        reachable: true,
      },
    },
    {
      name: 'the-container-has-the-servers-packages',
      severity: 'error',
      from: { path: '^server/(start|inquiries/command)\\.ts$' },
      to: { path: '^node_modules/', pathNot: `^node_modules/(${copied.join('|')})/`, reachable: true },
    },
    {
      name: 'site-and-inquiries-are-apart',
      severity: 'error',
      from: { path: '^server/(site|inquiries)/' },
      to: { path: '^server/(site|inquiries)/', pathNot: '^server/$1/' },
    },
    {
      name: 'inquiries-are-loaded-only-when-they-are-on',
      severity: 'error',
      from: { path: '^server/start\\.ts$' },
      to: { path: '^server/inquiries/', dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
