import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { afterPaint } from './integrations/after-paint/after-paint.ts';
import { generatedFiles } from './integrations/generated-files.ts';
import { oneStylesheet } from './integrations/one-stylesheet.ts';
import { preparedForServing } from './integrations/prepared-for-serving.ts';
import { siteUrl } from './integrations/site-url.ts';

export default defineConfig({
  site: siteUrl(process.env['SITE_URL']),
  // `/catalog`, never `/catalog/`: the file is `catalog.html`, which every static host serves there.
  trailingSlash: 'never',
  // Eight at once, so that a page is rendered while others are written: a third less time.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  devToolbar: { enabled: false },
  // Nothing here waits for data while it renders, and a stream takes longer than a string.
  integrations: [react({ experimentalDisableStreaming: true }), afterPaint(), generatedFiles(), preparedForServing()],
  vite: {
    plugins: [oneStylesheet()],
    // Few files of script: each takes one of a browser's six connections from the picture that is seen first.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules/ },
                  { name: 'components', test: /src\/components/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
