import { render, screen } from '@testing-library/react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pickWords } from '../../i18n/pick-words.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { CatalogueIsland } from './catalogue-island.tsx';
import { listFacetOptions } from './filters/facet-options.ts';
import { sortByName } from './sort.ts';

// jsdom has no layout, and so nothing to scroll to.
Element.prototype.scrollIntoView ??= () => {};

const prices = { Omega: 4000, Tissot: 4500, Rolex: 7000, Longines: 15000, Breguet: 30000 };

/** A collection for tests: five brands, a watch and a price each. */
const watches = Object.entries(prices).map(([brand, price]) => watchFixture({ brand, price }));

interface VisitOptions {
  locale?: Locale;
  shown?: WatchSummary[];
  /** Where the others of a large collection are. */
  others?: { data: string; page: string };
  /** How many watches a large collection has. */
  total?: number;
}

/** The catalogue as its page puts it together. */
export function catalogue({ locale = 'en', shown = watches, others, total: count = shown.length }: VisitOptions = {}) {
  const byName = sortByName(shown, locale);
  return (
    <CatalogueIsland
      locale={locale}
      words={pickWords(locale, 'catalog', 'error')}
      options={listFacetOptions(locale, byName)}
      total={{ count, text: createTranslator(locale)('catalog.watchCount', { count }) }}
      watches={byName}
      hrefs={{ search: '/catalog/search.json', find: '/sell?intent=find', ...(others && { others }) }}
    />
  );
}

/** The catalogue in a page with a query, its menus open. */
export function visitCatalogue(query = '', options: VisitOptions = {}) {
  history.replaceState(null, '', `/catalog${query}`);
  return render(
    <>
      {/* jsdom knows no popovers. */}
      <style>{'[popover] { display: block }'}</style>
      {catalogue(options)}
    </>,
  );
}

/** The brands on the cards, in their order. */
export function brandsShown() {
  return screen.queryAllByRole('article').map((card) => card.querySelector('h2 bdi')?.textContent);
}

/** What the chips show. */
export function chips() {
  return screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
}
