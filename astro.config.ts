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

export default defineConfig({
  site: siteUrl(process.env['SITE_URL']),
  // `/catalog`, never `/catalog/`: the file is `catalog.html`, which every static host serves there.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), buildProgress(), generatedFiles(), editor(), licences(), preparedForServing(), remindOfPlaceholders()],
  vite: {
    plugins: [oneStylesheet()],
    // The script of every page stands in the page, although it is larger than what Vite inlines by default (4096 bytes).
    build: { assetsInlineLimit: (file) => /astro_type_script/.test(file) || undefined },
    // Few files of script: each takes one of a browser's six connections from the picture that is seen first.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules/ },
                  // `count-text`, because two islands count. Not `open-dialog`, because a gallery needs it without React.
                  { name: 'components', test: /src\/(components(?!\/dialog\/open-dialog)|i18n\/count-text)/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
