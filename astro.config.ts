import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { generatedFiles } from './integrations/generated-files.ts';
import { islandPreloads } from './integrations/island-preloads.ts';
import { oneStylesheet } from './integrations/one-stylesheet.ts';
import { preparedForServing } from './integrations/prepared-for-serving.ts';
import { siteUrl } from './integrations/site-url.ts';

export default defineConfig({
  site: siteUrl(process.env['SITE_URL']),
  // `/catalog`, never `/catalog/`: the file is `catalog.html`, which every static host serves there.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), generatedFiles(), islandPreloads(), preparedForServing()],
  vite: { plugins: [oneStylesheet()] },
});
