import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { ZodType } from 'zod';
import { proseSchemas } from './content/schema/prose-schemas.ts';
import { watchFileSchema } from './content/schema/watch-schema.ts';

/** The YAML files of a folder of `content`. */
const inFolder = <S extends ZodType>(folder: string, schema: S) =>
  defineCollection({ loader: glob({ base: `./content/${folder}`, pattern: '*.yaml' }), schema });

// Astro caches an entry until its file or this one changes. After changing what a schema makes of a file, edit this file too. The
// last such change isolated Latin names in Arabic words.
export const collections = {
  watches: inFolder('watches', watchFileSchema),
  about: inFolder('about', proseSchemas.about),
  buying: inFolder('buying', proseSchemas.buying),
  guide: inFolder('guide', proseSchemas.guide),
  sell: inFolder('sell', proseSchemas.sell),
};
