import type { AstroIntegration } from 'astro';
import { asContentError, ContentError, endBuild } from './report-problems.ts';

/** An integration whose errors about the content or the file system end a build with a line for the owner. */
export function endingPlainly({ name, hooks }: AstroIntegration): AstroIntegration {
  const wrapped = Object.entries(hooks).map(([event, hook]) => [
    event,
    async (options: never) => {
      try {
        return await (hook as (options: never) => unknown)(options);
      } catch (error) {
        const known = asContentError(error);
        if (known instanceof ContentError) endBuild(known.problems);
        throw error;
      }
    },
  ]);
  return { name, hooks: Object.fromEntries(wrapped) };
}
