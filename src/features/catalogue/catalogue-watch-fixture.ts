import { picture } from '../../content/describe/watch-summary-fixture.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { toCatalogueWatch } from './filters/describe-facets.ts';

/** A watch as the page contains it. */
export function catalogueWatch(watch: Watch) {
  return toCatalogueWatch(createTranslator('en'), watch, { [watch.id]: picture });
}
