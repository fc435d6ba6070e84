import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchWith } from '../../content/content-fixture.ts';
import { createTranslator, pickWords } from '../../content/words/translate.ts';
import { CatalogueIsland } from './catalogue-island.tsx';
import { catalogueWatch } from './catalogue-watch-fixture.ts';
import { listFacetOptions } from './filters/describe-facets.ts';
import { listFillers } from './search/search-text.ts';
import { sortByName, sortKeys } from './sort.ts';

// jsdom does not implement it.
Element.prototype.scrollIntoView ??= () => {};

const words = pickWords('en', 'catalog', 'error');
const text = words.catalog;
const collection = [
  watchWith({ brand: 'Rolex', model: 'Submariner', price: 14500 }),
  watchWith({ brand: 'Tissot', model: 'Antimagnétique', price: 3800 }),
  watchWith({ brand: 'Omega', model: 'Speedmaster', price: 7200 }),
];

/** The catalogue with the props that its page passes. */
function catalogue(watches = collection, hasRenderings = false) {
  const byName = sortByName(watches, 'en');
  return (
    <CatalogueIsland
      locale="en"
      words={words}
      options={listFacetOptions(createTranslator('en'), byName)}
      watches={byName.map(catalogueWatch)}
      fillers={listFillers('en')}
      hasRenderings={hasRenderings}
      sellPath="/de/sell"
    />
  );
}

/** Opens the catalogue with a query. */
function visit(query = '', shown = catalogue()) {
  history.replaceState(null, '', `/catalog${query}`);
  return render(
    <>
      {/* jsdom does not support popovers: its menus are always open. */}
      <style>{'[popover] { display: block }'}</style>
      {shown}
    </>,
  );
}

const brandsShown = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2 bdi')?.textContent);
const status = () => screen.getByRole('status').textContent;
const inOrder = (key: keyof typeof text.sort) => `, ${text.sort[key]}`;
/** The chips, and the button that clears them. */
function chips() {
  const list = screen.queryByRole('list', { name: text.selectedFilters });
  return (
    list &&
    within(list)
      .getAllByRole('button')
      .map((chip) => chip.textContent)
  );
}
const checkbox = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} ?\\d*$`) });
/** The first of its name: each menu has a button that clears all filters. */
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0] as HTMLButtonElement;
const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: text.sortBy });
/** The URL follows after a pause. */
const urlHas = (query: string) => vi.waitFor(() => expect(location.search).toBe(query));

describe('opening the catalogue', () => {
  test('shows every watch from A to Z, the first picture with priority, and how many there are', () => {
    visit();
    expect(brandsShown()).toEqual(['Omega', 'Rolex', 'Tissot']);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(status()).toBe(`3 watches${inOrder('az')}`);
    expect(chips()).toBeNull();
    expect(sort().value).toBe('az');
    expect([...sort().options].map(({ value }) => value)).toEqual(sortKeys);
  });

  test('with a query, the static page shows every watch, and hydration applies the query without a warning', async () => {
    history.replaceState(null, '', '/catalog?brand=rolex&sort=priceLow');
    document.documentElement.dataset['filtersPending'] = '';
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(catalogue());
    expect(brandsShown()).toHaveLength(3);
    expect(sort().closest('fieldset')?.disabled).toBe(true);
    const complain = vi.fn();
    await act(async () => void render(catalogue(), { container, hydrate: true, onRecoverableError: complain }));
    expect(complain).not.toHaveBeenCalled();
    expect(brandsShown()).toEqual(['Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(sort().closest('fieldset')?.disabled).toBe(false);
    expect(document.documentElement.dataset['filtersPending']).toBeUndefined();
    container.remove();
  });
});

describe('with more watches than a change shows at once', () => {
  const brands = Array.from({ length: 20 }, (_, index) => `Brand ${String.fromCharCode(65 + index)}`);
  const many = brands.map((brand, index) => watchWith({ brand, price: 20_000 - index }));
  const cheapestFirst = brands.toReversed();

  /** Collects the brands after each rendering from now on. Without `act`, which would return only after the last one. */
  function watchRenderings(container: HTMLElement) {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const seen: ReturnType<typeof brandsShown>[] = [];
    const observer = new MutationObserver(() => seen.push(brandsShown()));
    observer.observe(container, { childList: true, subtree: true });
    onTestFinished(() => {
      observer.disconnect();
      vi.unstubAllGlobals();
    });
    return seen;
  }

  test('the first cards of a change come at once, the others follow', async () => {
    const seen = watchRenderings(visit('', catalogue(many)).container);
    sort().value = 'priceLow';
    sort().dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(brandsShown()).toEqual(cheapestFirst));
    expect(seen[0]?.slice(0, 4)).toEqual(cheapestFirst.slice(0, 4));
    expect(seen[0]).not.toEqual(cheapestFirst);
  });

  test('the browser may skip cards from the thirteenth on, in every order', async () => {
    visit('', catalogue(many));
    const farBrands = () => {
      const cards = screen.getAllByRole('article').filter((card) => /far/.test(card.closest('li')?.className ?? ''));
      return cards.map((card) => card.querySelector('h2 bdi')?.textContent);
    };
    expect(farBrands()).toEqual(brands.slice(12));
    await userEvent.selectOptions(sort(), 'priceLow');
    expect(farBrands()).toEqual(cheapestFirst.slice(12));
  });

  test('a change with fewer cards shows no others', async () => {
    const seen = watchRenderings(visit('', catalogue(many)).container);
    checkbox('Brand T').click();
    await vi.waitFor(() => expect(seen).not.toEqual([]));
    expect(seen[0]).toEqual(['Brand T']);
  });

  test('a link with an order shows all cards at once, so that Back finds the one that the visitor left', async () => {
    history.replaceState(null, '', '/catalog?sort=priceLow');
    const container = document.body.appendChild(document.createElement('div'));
    const seen = watchRenderings(container);
    const root = createRoot(container);
    root.render(catalogue(many));
    await vi.waitFor(() => expect(seen).not.toEqual([]));
    expect(seen[0]).toEqual(cheapestFirst);
    root.unmount();
    container.remove();
  });
});

describe('selecting brands', () => {
  test('shows the watches of each, a chip and the new count; selecting a brand again removes it', async () => {
    visit();
    await userEvent.click(checkbox('Rolex'));
    await userEvent.click(checkbox('Omega'));
    expect(brandsShown()).toEqual(['Omega', 'Rolex']);
    expect(chips()).toEqual(['Rolex', 'Omega', text.clearAll]);
    expect(status()).toBe(`2 watches${inOrder('az')}`);
    const { label } = text.facets.brand;
    expect(screen.getByRole('button', { name: new RegExp(`^${label}`) }).textContent).toContain('2 filters selected');
    await userEvent.click(checkbox('Rolex'));
    expect(brandsShown()).toEqual(['Omega']);
  });

  test("a menu's button clears only its own filters, keeps the sort, and moves the focus into the menu", async () => {
    visit('?brand=rolex&price=10000-20000&sort=priceLow');
    await userEvent.click(button(text.clearFilters));
    await urlHas('?price=10000-20000&sort=priceLow');
    expect(document.activeElement?.contains(checkbox('Omega'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    // A menu without a selection has no such button.
    expect(screen.getAllByRole('button', { name: text.clearFilters })).toHaveLength(1);
  });

  test('the button beside the chips clears every filter, and keeps the sort', async () => {
    visit('?brand=rolex&price=10000-20000&sort=priceLow');
    await userEvent.click(button(text.clearAll));
    expect(brandsShown()).toEqual(['Tissot', 'Omega', 'Rolex']);
    expect(sort().value).toBe('priceLow');
    expect(chips()).toBeNull();
    await urlHas('?sort=priceLow');
  });
});

test('another order is announced, with the count', async () => {
  visit('?brand=rolex');
  expect(status()).toBe(`1 watch${inOrder('az')}`);
  await userEvent.selectOptions(sort(), 'priceLow');
  expect(status()).toBe(`1 watch${inOrder('priceLow')}`);
});

describe('the URL', () => {
  test('follows every change, without a history entry and without scrolling', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const entries = history.length;
    visit();
    await userEvent.click(checkbox('Rolex'));
    await userEvent.click(checkbox('Tissot'));
    await userEvent.selectOptions(sort(), 'priceLow');
    await urlHas('?brand=rolex&brand=tissot&sort=priceLow');
    expect(brandsShown()).toEqual(['Tissot', 'Rolex']);
    expect(history.length).toBe(entries);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('keeps its path, other parameters, the fragment and the history state', async () => {
    visit();
    act(() => history.replaceState({ from: 'home' }, '', '/de/catalog?utm_source=mail#main'));
    await userEvent.click(checkbox('Rolex'));
    await urlHas('?utm_source=mail&brand=rolex');
    expect(location.pathname + location.hash).toBe('/de/catalog#main');
    expect(history.state).toEqual({ from: 'home' });
  });

  test('is followed when Back or Forward brings another query', () => {
    visit();
    act(() => {
      history.replaceState(null, '', '/catalog?brand=omega');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(brandsShown()).toEqual(['Omega']);
    expect(checkbox('Omega').checked).toBe(true);
  });
});

test('the number behind a brand is that of the watches that it would leave', async () => {
  visit('?price=up-to-5000&price=5000-10000');
  const group = within(screen.getByRole('group', { name: text.facets.brand.label }));
  const options = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(options).toEqual(['Omega1', 'Rolex0', 'Tissot1']);
  await userEvent.click(button(text.clearAll));
  expect(checkbox('Rolex').closest('label')?.textContent).toBe('Rolex1');
});

describe('when no watch matches', () => {
  test('the page says so, and can clear the filters but not the sort', async () => {
    visit('?brand=rolex&price=up-to-5000&sort=dateNew');
    expect(screen.getByText(text.empty)).toBeTruthy();
    expect(status()).toBe(`0 watches${inOrder('dateNew')}`);
    expect(screen.queryByRole('list', { name: text.watches })).toBeNull();
    await userEvent.click(button(text.clearAllFilters));
    await urlHas('?sort=dateNew');
    expect(brandsShown()).toHaveLength(3);
    expect(document.activeElement?.textContent).toContain(text.moreFilters);
  });
});

test.each([
  ['only brands and prices differ', collection, true],
  ['origins differ too', [...collection, watchWith({ brand: 'Waltham', model: 'Trench', origin: 'American' })], false],
])('a wide window has no button for more filters if %s', (_what, watches, isNarrowOnly) => {
  visit('', catalogue(watches));
  const toggle = screen.getByRole('button', { name: new RegExp(text.moreFilters) });
  expect(/narrow/.test(toggle.className)).toBe(isNarrowOnly);
});

describe('searching', () => {
  const search = () => screen.getByRole('searchbox');
  const findLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: text.findForYou });

  test('shows the watches found, and disables options that would leave none of them', async () => {
    visit();
    await userEvent.type(search(), 'tissot');
    expect(brandsShown()).toEqual(['Tissot']);
    expect([checkbox('Omega').disabled, checkbox('Tissot').disabled]).toEqual([true, false]);
  });

  test('keeps a space that is typed first, and what is typed after it', async () => {
    visit();
    await userEvent.type(search(), ' tissot');
    await urlHas('?q=+tissot');
    expect(search()).toHaveProperty('value', ' tissot');
    expect(brandsShown()).toEqual(['Tissot']);
    await userEvent.clear(search());
    await userEvent.type(search(), ' ');
    await urlHas('');
    expect(search()).toHaveProperty('value', ' ');
  });

  test('is in the URL when a link is followed at once', async () => {
    visit();
    // At once, because the URL follows soon.
    fireEvent.change(search(), { target: { value: 'tissot' } });
    expect(location.search).toBe('');
    const link = screen.getByRole('link', { name: /Tissot/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(location.search).toBe('?q=tissot');
  });

  test('is kept when the filters are cleared, but not by the button of the empty list', async () => {
    visit('?brand=tissot&q=tissot');
    await userEvent.click(button(text.clearAll));
    await urlHas('?q=tissot');
    await userEvent.type(search(), ' no such watch');
    await userEvent.click(button(text.clearAllFilters));
    await urlHas('');
    expect(brandsShown()).toHaveLength(3);
  });

  test('if it finds nothing, says what was searched for, and a link takes that to the form', () => {
    visit('?q=Heuer+%26+Leuba');
    expect(screen.getByText('Heuer & Leuba', { selector: 'bdi' })).toBeTruthy();
    expect(findLink().getAttribute('href')).toBe('/de/sell?wish=find&message=Heuer+%26+Leuba#write');
    expect(screen.queryByRole('heading', { name: text.similar })).toBeNull();
  });

  test('if it finds nothing, shows the watches that have one of its words', () => {
    visit('?q=rollex+daytona');
    expect(screen.getByText(text.empty)).toBeTruthy();
    expect(screen.getByRole('heading', { name: text.similar, level: 2 })).toBeTruthy();
    const similar = within(screen.getByRole('list', { name: text.similar })).getAllByRole('heading', { level: 3 });
    expect(similar.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Rolex /)]);
  });

  test('if filters leave nothing, says what was looked for with them', () => {
    visit('?q=diver&brand=rolex&price=up-to-5000');
    expect(screen.getByText('diver · Rolex · Up to $5,000', { selector: 'bdi' })).toBeTruthy();
    expect(new URL(findLink().href).searchParams.get('message')).toBe('diver · Rolex · Up to $5,000');
  });
});

test.each([true, false])('says once that pictures are renderings if some are: %s', (hasRenderings) => {
  visit('', catalogue(collection, hasRenderings));
  expect(screen.queryAllByText(text.renderings)).toHaveLength(Number(hasRenderings));
});
