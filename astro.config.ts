import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { editor } from './editor/editor.ts';
import { buildProgress } from './integrations/build-progress.ts';
import { generatedFiles } from './integrations/generated-files.ts';
import { licences } from './integrations/licences.ts';
import { oneStylesheet } from './integrations/one-stylesheet.ts';
import { preparedForServing } from './integrations/prepared-for-serving.ts';
import { remindOfPlaceholders } from './integrations/remind-of-placeholders.ts';
import { siteUrl } from './integrations/site-url.ts';
import { formServiceOrigin } from './src/content/schema/shop.ts';
import { mapOrigin } from './src/features/visit/map-origin.ts';

/** Who may receive what visitors write. */
const receivers = ["'self'", formServiceOrigin()].filter(Boolean).join(' ');

export default defineConfig({
  site: siteUrl(),
  // `/catalog`, never `/catalog/`: the file is `catalog.html`, which every static host serves there.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  security: {
    // The Content Security Policy, written into each page, so that it holds on every host. Astro adds `script-src` and
    // `style-src` with the hashes of what it bundles; what a page can't say of itself is in server/site/headers.ts.
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        // A page also asks whether the map can be reached.
        `connect-src ${receivers} ${mapOrigin}`,
        "manifest-src 'self'",
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
    buildProgress(),
    generatedFiles(),
    editor(),
    licences(),
    preparedForServing(),
    remindOfPlaceholders(),
  ],
  vite: {
    plugins: [oneStylesheet()],
    // Few files of script: each takes one of a browser's six connections from the picture that is seen first.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A group takes what its modules import, unless one of higher priority has it.
                groups: [
                  { name: 'react', test: /node_modules/, priority: 3 },
                  // With what several islands need of i18n.
                  {
                    name: 'components',
                    test: /src\/(components(?!\/(field|toast|heart\/shortlist))|i18n\/(count-text|fill))/,
                    priority: 2,
                  },
                  // What the catalogue does not need.
                  { name: 'forms', test: /src\/(inquiries\/inquiry|components\/(field|toast))/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
