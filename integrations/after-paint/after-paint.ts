import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The name of the directive, as it also stands on the islands in the built pages. */
export const directive = 'painted';

/** Adds `client:painted`: an island comes to life once the page has been painted. */
export function afterPaint(): AstroIntegration {
  return {
    name: 'after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: directive, entrypoint: fileURLToPath(import.meta.resolve('./directive.ts')) }),
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}
