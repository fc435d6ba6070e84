import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { nameOf, shop, watches } from '../collection.ts';
import { texts } from '../languages.ts';
import { openPage, sample } from './built-pages.ts';

describe('the home page', () => {
  const { home, signup, visit, footer, buying, guide, legal, nav, sell, shortlist } = texts.en;
  const { body } = openPage(sample.pageAt('en', '/'));
  const page = within(body);
  const region = (name: string) => within(page.getByRole('region', { name }));
  const hrefOf = (element: HTMLElement) => element.getAttribute('href');

  test("begins with the shop's name, title, subtitle and two links", () => {
    const hero = region(home.title);
    expect(hero.getByRole('heading', { level: 1 }).textContent).toBe(home.title);
    expect(hero.getByText(shop.name)).toBeTruthy();
    expect(hero.getByText(home.subtitle)).toBeTruthy();
    expect(hrefOf(hero.getByRole('link', { name: home.explore }))).toBe('/catalog');
    expect(hrefOf(hero.getByRole('link', { name: home.contactUs }))).toBe('/contact');
  });

  test('shows a watch with lines of its report, and names the address once', () => {
    const { watch: id, notes } = shop.hero ?? { watch: '', notes: [] };
    const watch = watches.find((each) => each.id === id);
    if (!watch) throw new Error('expected a watch in shop.yaml');
    const figure = within(region(home.title).getByRole('figure'));
    expect(hrefOf(figure.getByRole('link', { name: nameOf(watch) }))).toBe(`/catalog/${id}`);
    const { report, service } = texts.en.watch;
    for (const { part } of notes) {
      const isMeasured = part === 'movement' && watch.measured;
      expect(figure.getByText(isMeasured ? `${service.rate} · ${service.amplitude}` : report.parts[part])).toBeTruthy();
    }
    const amplitudes = watch.measured?.positions.map(({ amplitude }) => amplitude) ?? [];
    expect(figure.getByText(new RegExp(`${Math.max(...amplitudes)}°`))).toBeTruthy();
    const main = within(page.getByRole('main'));
    expect(main.getAllByText(new RegExp(RegExp.escape(shop.address.street)))).toHaveLength(1);
  });

  test('has all watches for sale on one line, each a link with its width', () => {
    const links = region(home.sizes).getAllByRole('link');
    expect(links.map(hrefOf)).toEqual(watches.map(({ id }) => `/catalog/${id}`));
    for (const link of links) expect(link.textContent).toMatch(/\d/);
  });

  test('has cards about restoration, collectors and visits', () => {
    const { restorationTitle, collectorsTitle, visitTitle } = home.cards;
    for (const name of [restorationTitle, collectorsTitle, visitTitle])
      expect(page.getByRole('heading', { level: 3, name })).toBeTruthy();
  });

  test('links to the page for people who want to sell or trade, and so do About and Contact', () => {
    expect(hrefOf(region(home.cards.title).getByRole('link', { name: sell.link }))).toBe('/sell');
    for (const path of ['/about', '/contact']) {
      const links = sample.pageAt('en', path).document.querySelectorAll('main a');
      expect([...links].map((link) => link.getAttribute('href'))).toContain('/sell');
    }
  });

  test('features the first three watches of the list', () => {
    const featured = region(home.featuredTitle);
    const links = featured.getAllByRole('article').map((card) => within(card).getByRole('link'));
    const first = watches.slice(0, 3);
    expect(links.map((link) => link.textContent)).toEqual(first.map(nameOf));
    expect(links.map(hrefOf)).toEqual(first.map(({ id }) => `/catalog/${id}`));
    expect(hrefOf(featured.getByRole('link', { name: home.viewFullCollection }))).toBe('/catalog');
  });

  test('has the sign-up form, the address, the hours and a map', () => {
    expect(region(signup.title).getByRole('form')).toBeTruthy();
    const panel = region(visit.title);
    expect(panel.getAllByText(new RegExp(`^${RegExp.escape(shop.address.street)}`)).length).toBeGreaterThan(0);
    expect(hrefOf(panel.getByRole('link', { name: shop.email }))).toBe(`mailto:${shop.email}`);
    expect(panel.getByRole('table', { name: visit.hours })).toBeTruthy();
    const map = panel.getByTitle(new RegExp(RegExp.escape(shop.name)));
    expect(map.getAttribute('loading')).toBe('lazy');
    for (const link of panel.getAllByRole('link', { name: visit.directions }))
      expect(new URL(hrefOf(link) ?? '').searchParams.get('destination')).toContain(shop.address.street);
  });

  test('ends with the shop, its contact details and every page', () => {
    const foot = within(page.getByRole('contentinfo'));
    expect(foot.getByText(footer.description)).toBeTruthy();
    expect(foot.getByText(footer.renderings)).toBeTruthy();
    const phone = foot.getAllByRole('link', { name: shop.phone })[0];
    expect(phone && hrefOf(phone)).toBe(`tel:${shop.phone.replaceAll(' ', '')}`);
    expect(foot.getByRole('link', { name: shop.email })).toBeTruthy();
    const links = within(foot.getByRole('navigation')).getAllByRole('link');
    const names = links.map((link) => link.textContent);
    expect(names.slice(0, 4)).toEqual([nav.home, nav.catalog, nav.about, nav.contact]);
    const others = [sell.link, buying.title, guide.title, shortlist.title, legal.title];
    expect(names).toEqual(expect.arrayContaining(others));
    const way = hrefOf(foot.getByRole('link', { name: visit.directions }));
    expect(new URL(way ?? '').searchParams.get('destination')).toContain(shop.address.street);
    expect(foot.getByText(/^©/)).toBeTruthy();
  });
});
