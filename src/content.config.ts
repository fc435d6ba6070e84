import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { aboutSchema } from './content/schema/about-schema.ts';
import { buyingSchema } from './content/schema/buying-schema.ts';
import { guideSchema } from './content/schema/guide-schema.ts';
import { sellSchema } from './content/schema/sell-schema.ts';
import { watchFileSchema } from './content/schema/watch-schema.ts';

// Astro caches an entry until its file or this one changes. After adding a default to a schema, edit this file too. The last
// such default was the status of a watch.
export const collections = {
  watches: defineCollection({
    loader: glob({ base: './content/watches', pattern: '*.yaml' }),
    schema: watchFileSchema,
  }),
  about: defineCollection({
    loader: glob({ base: './content/about', pattern: '*.yaml' }),
    schema: aboutSchema,
  }),
  buying: defineCollection({
    loader: glob({ base: './content/buying', pattern: '*.yaml' }),
    schema: buyingSchema,
  }),
  guide: defineCollection({
    loader: glob({ base: './content/guide', pattern: '*.yaml' }),
    schema: guideSchema,
  }),
  sell: defineCollection({
    loader: glob({ base: './content/sell', pattern: '*.yaml' }),
    schema: sellSchema,
  }),
};
