import { watchData } from '../../content/schema/content-fixture.ts';
import { slugify } from '../../content/schema/slug.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { toCatalogueWatch } from './filters/describe-facets.ts';

/** A watch of the catalogue for tests. Properties that are not given have defaults. */
export function listedWatch(given: Partial<Watch>): Watch {
  const watch = { ...watchData(), ...given };
  return { ...watch, id: given.id ?? slugify(`${watch.brand} ${watch.model} ${watch.year}`) };
}

/** A watch as the browser gets it. */
export function catalogueWatch(watch: Watch) {
  const base = `/images/sized/${watch.id}.0a1b2c3d`;
  const picture = { base, fallback: `/images/${watch.id}.jpg`, widths: [320, 640], width: 800, height: 800 };
  return toCatalogueWatch('en', watch, { [watch.id]: picture });
}
