import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { editor } from './editor/editor.ts';
import { compression } from './integrations/compress-texts.ts';
import { content } from './integrations/content.ts';
import { finishedPages } from './integrations/finished-pages.ts';
import { notices } from './integrations/notices/notices.ts';
import { listPictures } from './integrations/pictures/find-masters.ts';
import { pictures } from './integrations/pictures/pictures.ts';
import { redirects } from './integrations/redirects.ts';
import { siteContent } from './integrations/site-content.ts';
import { formServiceOrigin } from './src/content/schema/shop-schema.ts';
import { mapOrigin } from './src/features/visit/map-origin.ts';
import { defaultLocale, locales } from './src/i18n/locales.ts';
import { splitPath, unlistedPaths } from './src/i18n/routes.ts';
import { withMixableColours } from './src/styles/colour.ts';

/**
 * `undefined` if the file has a mistake: then a build ends, and the development server shows it. Nothing is read twice:
 * integrations get the same promise.
 */
const { shop } = await siteContent();

/** Who may receive what visitors write. */
const receivers = ["'self'", shop && formServiceOrigin(shop.inquiries.endpoint)].filter(Boolean).join(' ');

export default defineConfig({
  ...(shop && { site: shop.url }),
  // `/catalog`, never `/catalog/`: the file is `catalog.html`, which every static host serves there.
  trailingSlash: 'never',
  // Styles in the page: a linked sheet would cost the first visitor a round trip.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  security: {
    // The Content Security Policy, written into each page, so that it holds on every host. Astro adds `script-src` and
    // `style-src` with the hashes of what it bundles; what a page can't say of itself is in server/site/headers.ts.
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        `connect-src ${receivers}`,
        `frame-src ${mapOrigin}`,
        "object-src 'none'",
        "base-uri 'none'",
        `form-action ${receivers}`,
        // No script of the site makes markup from text, and none may begin to.
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  integrations: [
    react(),
    content(),
    pictures(),
    editor(shop, () => listPictures('pictures')),
    redirects(),
    sitemap({
      filter: (url) => !unlistedPaths.includes(splitPath(new URL(url).pathname).path),
      i18n: { defaultLocale, locales: Object.fromEntries((shop?.languages ?? locales).map((each) => [each, each])) },
    }),
    finishedPages(),
    // After every integration that writes a text.
    compression(),
    notices(),
  ],
  vite: {
    // `filter-bar_controls`: the same after each change of a style, read with ease, and smaller on the wire than a hash.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
    build: {
      // The oldest browsers. Newer syntax of scripts and styles is lowered; tests/built-site/browsers.test.ts finds newer methods.
      target: ['chrome99', 'edge99', 'firefox100', 'safari15.4'],
      // Those of the packages in the scripts require it. Those of the typefaces are in public/licences.
      license: { fileName: 'licences.txt' },
    },
    // Milliseconds. A file that is read half-written shows a mistake, which stays if the rest comes while the page loads.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 25 } } },
    plugins: [
      {
        name: 'mixable-colours',
        enforce: 'pre',
        transform(css, id) {
          if (!id.endsWith('/styles/tokens.css')) return;
          this.addWatchFile(resolve('content/colours.css'));
          return withMixableColours(css);
        },
      },
      {
        name: 'dynamic-imports-without-preload',
        enforce: 'pre',
        // Vite would first fetch what a module imports and its styles. Pages have both already, and save 0.7 kB.
        load: (id) =>
          id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
      },
    ],
    // Few files of script: on a slow line, also over HTTP/2, islands then hydrate 0.1 to 0.25 s sooner (docs/decisions/0005).
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A group takes what its modules import, unless one of higher priority has it.
                groups: [
                  { name: 'react', test: /node_modules/, priority: 2 },
                  // What the script of every page shares with islands.
                  {
                    name: 'shared',
                    test: /src\/(i18n\/texts|components\/(heart\/shortlist|browser-storage))/,
                    priority: 2,
                  },
                  // What the catalogue needs, without its own code.
                  {
                    name: 'cards',
                    test: /src\/(components\/(watch-card|hydrated|overlay\/(dialog|menu)|error-boundary)|i18n\/(format|isolate-latin)|inquiries\/sell-link)/,
                    priority: 1,
                  },
                  { name: 'forms', test: /src\/(inquiries\/(form|inquiry-dialog)\.tsx|components\/send-button)/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
