import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { aboutSchema } from './content/about-schema.ts';
import { guideSchema } from './content/guide-schema.ts';
import { watchSchema } from './content/watch-schema.ts';

export const collections = {
  watches: defineCollection({
    loader: glob({ base: './content/watches', pattern: '*.yaml' }),
    schema: watchSchema,
  }),
  about: defineCollection({
    loader: glob({ base: './content/about', pattern: '*.yaml' }),
    schema: aboutSchema,
  }),
  guide: defineCollection({
    loader: glob({ base: './content/guide', pattern: '*.yaml' }),
    schema: guideSchema,
  }),
};
