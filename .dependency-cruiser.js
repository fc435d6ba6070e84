/*
 * Which file may import which. `depcruise` reads this; `npm test` runs it. Types alone are no imports here: they are gone
 * when the code runs. Checked elsewhere: that no two files import each other, types included, by `noImportCycles` of Biome;
 * that no island has the content, by the plugin that has it (`integrations/content.ts`).
 */

/** The folders of `src`, from the outside in: each may import from those after it. */
const layers = [
  'pages',
  'layout',
  'features',
  'inquiries',
  'structured-data',
  'components',
  'content',
  'pictures',
  'i18n',
  'contract',
];

/** What a folder beside `src` may import besides itself and packages. */
const allowed = {
  src: ['content/'],
  server: ['src/contract/', 'src/i18n/'],
  editor: ['content/', 'src/content/', 'src/i18n/', 'src/pictures/'],
  integrations: ['src/content/', 'src/i18n/', 'src/pictures/'],
  scripts: ['editor/', 'integrations/cached-file.ts', 'src/content/reading/'],
  bench: ['editor/', 'scripts/', 'src/pictures/', 'tests/shops/'],
};

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
      name: 'site-and-inquiries-are-apart',
      severity: 'error',
      from: { path: '^server/(site|inquiries)/' },
      to: { path: '^server/(site|inquiries)/', pathNot: '^server/$1/' },
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
