import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { ZodType } from 'zod';
import { aboutSchema } from './content/schema/about-schema.ts';
import { buyingSchema } from './content/schema/buying-schema.ts';
import { guideSchema } from './content/schema/guide-schema.ts';
import { sellSchema } from './content/schema/sell-schema.ts';
import { watchFileSchema } from './content/schema/watch-schema.ts';

/** The YAML files of a folder of `content`. */
const inFolder = <S extends ZodType>(folder: string, schema: S) =>
  defineCollection({ loader: glob({ base: `./content/${folder}`, pattern: '*.yaml' }), schema });

// Astro caches an entry until its file or this one changes. After adding a default to a schema, edit this file too. The last
// such default was the status of a watch.
export const collections = {
  watches: inFolder('watches', watchFileSchema),
  about: inFolder('about', aboutSchema),
  buying: inFolder('buying', buyingSchema),
  guide: inFolder('guide', guideSchema),
  sell: inFolder('sell', sellSchema),
};
