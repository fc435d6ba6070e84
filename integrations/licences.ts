import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = 'licences.txt';

/**
 * Publishes the licences of the packages in the scripts, which Vite lists, and of the typefaces. The licences require this.
 */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: file } } } });
      },
      'astro:build:done': ({ dir }) => {
        const fonts = globSync('*.LICENSE', { cwd: 'src/fonts' }).sort();
        appendFileSync(
          join(fileURLToPath(dir), file),
          fonts.map((font) => `\n---\n\n## src/fonts/${font}\n\n${readFileSync(`src/fonts/${font}`, 'utf8')}`).join(''),
        );
      },
    },
  };
}
