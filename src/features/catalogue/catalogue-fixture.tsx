import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WatchSummary } from '../../content/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Catalogue } from './catalogue.tsx';
import { catalogueProps } from './catalogue-props.ts';
import { Plates } from './plates.tsx';
import { sortByName } from './sort.ts';
import { watchFixture } from './watch-fixture.ts';

// jsdom lays nothing out, and so scrolls to nothing.
Element.prototype.scrollIntoView ??= () => {};

const prices = { Omega: 4000, Tissot: 4500, Rolex: 7000, Longines: 15000, Breguet: 30000 };

/** A collection for tests of the price: five brands, a watch and a price each. */
const watches = Object.entries(prices).map(([brand, price]) => watchFixture({ brand, price }));

/** The catalogue as its page puts it together. */
export function cataloguePage(watches: WatchSummary[], locale: Locale = 'en') {
  const byName = sortByName(watches, locale);
  return (
    <>
      <Catalogue {...catalogueProps(locale, byName)} />
      {/* As in the page: not React's. */}
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the test itself has rendered
        dangerouslySetInnerHTML={{
          __html: renderToStaticMarkup(<Plates locale={locale} label="Watches" watches={byName} />),
        }}
      />
    </>
  );
}

/** The catalogue for tests, at an address, with its menus open. */
export function visitCatalogue(query = '', { locale = 'en' as Locale, shown = watches } = {}) {
  history.replaceState(null, '', `/catalog${query}`);
  render(
    <>
      {/* jsdom knows no popovers. */}
      <style>{'[popover] { display: block }'}</style>
      {cataloguePage(shown, locale)}
    </>,
  );
}

/** The page's address once it has followed the last choice, as it does when the visitor goes on. */
export function addressLeft(): Location {
  dispatchEvent(new Event('pagehide'));
  return location;
}

/** Ends a test's visit; nothing of its choice is left to the next. */
export function leaveCatalogue() {
  cleanup();
  addressLeft();
}

/** The brands on the page's plates, in their order. */
export function plates() {
  return screen.queryAllByRole('article').map((plate) => plate.querySelector('h2 bdi')?.textContent);
}

/** What the chips show. */
export function chips() {
  const words = screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
  return words.map((text) => text?.replace(/^Remove price: /, ''));
}

/** A field of the price menu. */
export function field(name: 'From' | 'To') {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}
