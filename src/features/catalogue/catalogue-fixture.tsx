import { render, screen } from '@testing-library/react';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pickWords } from '../../i18n/pick-words.ts';
import { CatalogueIsland } from './catalogue-island.tsx';
import { listFacetOptions } from './filters/describe-facets.ts';
import { catalogueWatch, listedWatch } from './listed-watch-fixture.ts';
import { sortByName } from './sort.ts';

// jsdom does not implement it.
Element.prototype.scrollIntoView ??= () => {};

const prices = { Omega: 4000, Tissot: 4500, Rolex: 7000, Longines: 15000, Breguet: 30000 };

/** A collection for tests: five brands, a watch and a price each. */
const watches = Object.entries(prices).map(([brand, price]) => listedWatch({ brand, price }));

interface VisitOptions {
  locale?: Locale;
  /** The path of the form for a watch that is wanted. */
  formPath?: string;
  shown?: Watch[];
}

/** The catalogue with the props that its page passes. */
export function catalogue({ locale = 'en', shown = watches, formPath }: VisitOptions = {}) {
  const byName = sortByName(shown, locale);
  return (
    <CatalogueIsland
      locale={locale}
      words={pickWords(locale, 'catalog', 'error')}
      options={listFacetOptions(locale, byName)}
      watches={byName.map(catalogueWatch)}
      find={{ formPath, whatsApp: '+91 44 0000 0000' }}
    />
  );
}

/** The catalogue in a page with a query, its menus open. */
export function visitCatalogue(query = '', options: VisitOptions = {}) {
  history.replaceState(null, '', `/catalog${query}`);
  return render(
    <>
      {/* jsdom does not support popovers. */}
      <style>{'[popover] { display: block }'}</style>
      {catalogue(options)}
    </>,
  );
}

/** The brands on the cards, in their order. */
export function brandsShown() {
  return screen.queryAllByRole('article').map((card) => card.querySelector('h2 bdi')?.textContent);
}

/** The text of each chip. */
export function chips() {
  return screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
}
