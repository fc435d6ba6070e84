import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { isAntique } from '../../src/content/describe/antique.ts';
import { listTermLines } from '../../src/content/describe/terms-rows.ts';
import { isSold, statusText } from '../../src/content/describe/watch-status.ts';
import { parts } from '../../src/content/schema/report-schema.ts';
import { shop } from '../../src/content/schema/shop.ts';
import { isProtectedLeather } from '../../src/content/schema/strap-leather.ts';
import { wordsOf } from '../../src/content/schema/words-of.ts';
import { formatCaseSize, formatPrice } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { isRendering, knownFacts, nameOf, pathOf, viewsOf, watches } from '../collection.ts';
import { captionOf, texts } from '../languages.ts';
import { dist, pageAt } from './built-pages.ts';

const pages = locales.flatMap((locale) => watches.map((watch) => ({ locale, watch, name: nameOf(watch) })));

describe.each(pages)('the page of $name ($locale)', ({ locale, watch, name }) => {
  const { watch: labels } = texts[locale];
  const { words } = wordsOf(watch, locale);
  const { body } = pageAt(locale, pathOf(watch)).document;
  const page = within(within(body).getByRole('main'));

  test('shows its name, price, description and pictures, and labels renderings', () => {
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(name);
    // The price is beside the name, and in the bar at the bottom of a phone's screen.
    const listing = within(page.getByRole('article', { name }));
    expect(listing.getByText(formatPrice(locale, watch.price), { normalizer: (text) => text })).toBeTruthy();
    expect(body.textContent).toContain(words.description);
    const views = viewsOf(watch);
    const pictures = [...body.querySelectorAll<HTMLImageElement>('main figure img')];
    expect(pictures).toHaveLength(views.length);
    expect(pictures[0]?.alt).toBe(words.alt);
    const captions = [...body.querySelectorAll('main figcaption')].map((caption) => caption.textContent);
    expect(captions).toEqual(
      views.map((view) => {
        const caption = captionOf(watch, view, locale);
        return isRendering(watch, view) ? `${caption} · ${labels.pictures.rendering}` : caption;
      }),
    );
    const hasRendering = views.some((view) => isRendering(watch, view));
    expect(body.textContent?.split(labels.pictures.renderingNote)).toHaveLength(hasRendering ? 2 : 1);
  });

  test('shows reference, year and condition below its name', () => {
    const identity = page.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
    expect(identity).toContain([watch.year, labels.conditions[watch.condition]].join(' · '));
    expect(identity).toContain(watch.reference ?? '');
  });

  test('links to other available watches', () => {
    const others = [...body.querySelectorAll<HTMLAnchorElement>('main section[aria-labelledby=others] a')];
    const available = watches.filter(({ id, status }) => id !== watch.id && status === 'available');
    const hrefs = others.map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(Math.min(3, available.length));
    for (const href of hrefs) expect(available.map((other) => localisePath(locale, pathOf(other)))).toContain(href);
  });

  test('has a gallery: every picture links to its largest file, and has a thumbnail if there are several', () => {
    const views = viewsOf(watch);
    for (const link of body.querySelectorAll<HTMLAnchorElement>('main figure a')) {
      const href = link.getAttribute('href') ?? '';
      const [, width] = href.match(/\.(\d+)\.avif$/) ?? [];
      expect(width).toBe(link.querySelector('img')?.getAttribute('width'));
      expect(existsSync(join(dist, href))).toBe(true);
    }
    const row = [...body.querySelectorAll('main a[href^="#view-"]')];
    expect(row.map((link) => link.getAttribute('href'))).toEqual(
      views.length > 1 ? views.map((view) => `#view-${view}`) : [],
    );
    for (const link of row) expect(body.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(body.querySelectorAll('main [aria-current=true]')).toHaveLength(views.length > 1 ? 1 : 0);
  });

  test('has one link that asks for pictures, unless it is sold', () => {
    const link = page.queryByText(labels.pictures.ask)?.closest('a');
    const message = link && new URL(link.href).searchParams.get('text');
    if (isSold(watch)) expect(message).toBeUndefined();
    else for (const part of [watch.brand, watch.model, String(watch.year)]) expect(message).toContain(part);
  });

  test('lists its eight facts, then the other known facts', () => {
    const facts = [...body.querySelectorAll('main dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]);
    expect(facts.slice(8).map(([, fact]) => fact)).toHaveLength(knownFacts(watch).length);
    expect(facts.slice(0, 8)).toEqual([
      [labels.year, String(watch.year)],
      [labels.origin, labels.origins[watch.origin]],
      [labels.condition, labels.conditions[watch.condition]],
      [labels.movement, labels.movements[watch.movement]],
      [labels.caseMaterial, words.caseMaterial],
      [labels.caseSize, formatCaseSize(locale, watch.caseSize)],
      [labels.dialColor, words.dialColor],
      [labels.strap, words.strap],
    ]);
  });

  test('has a report on known parts, with its notes, and links to the guide', () => {
    const rows = [...within(page.getByRole('table', { name: labels.report.title })).getAllByRole('rowheader')];
    expect(rows.map((row) => [...(row.closest('tr')?.children ?? [])].map((cell) => cell.textContent))).toEqual(
      parts.flatMap((part) => {
        const { originality, grade } = watch.report[part] ?? {};
        const isUnknown = originality === 'not known' && grade === 'not examined' && !words.report?.[part];
        if (!originality || !grade || isUnknown) return [];
        return [[labels.report.parts[part], labels.report.originalities[originality], labels.report.grades[grade]]];
      }),
    );
    for (const note of Object.values(words.report ?? {})) expect(body.textContent).toContain(note);
    expect(page.getByRole('link', { name: texts[locale].guide.title }).getAttribute('href')).toBe(
      localisePath(locale, routes.guide),
    );
  });

  test('says that its export may need permission if it is a hundred years old', () => {
    expect(body.textContent?.includes(labels.exportNote)).toBe(isAntique(watch.year, new Date()));
  });

  test('says that its strap is not shipped if its leather is protected', () => {
    expect(body.textContent?.includes(labels.strapNote)).toBe(isProtectedLeather(watch.strapLeather));
  });

  test('shows the terms of a sale, with a link to buying, unless it is sold', () => {
    const hrefs = [...body.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    const lines = listTermLines(locale, shop.terms).map(({ text }) => text);
    for (const line of [labels.terms.guarantee, ...lines])
      expect(page.queryAllByText(line, { normalizer: (text) => text })).toHaveLength(isSold(watch) ? 0 : 1);
    expect(hrefs.includes(localisePath(locale, routes.buying))).toBe(!isSold(watch));
  });

  test('shows its status if it is reserved or sold, and links to the archive if it is sold', () => {
    const status = statusText(locale, watch);
    for (const text of [labels.status.reserved, labels.status.sold.replace('{{month}}', '').trim()])
      expect(page.queryByText(new RegExp(`^${text}`)) !== null).toBe(status?.startsWith(text) ?? false);
    expect(page.getByText(labels.back).getAttribute('href')).toBe(
      localisePath(locale, isSold(watch) ? '/archive' : '/catalog'),
    );
  });

  test('opens WhatsApp with a message that names the watch and its page', () => {
    const link = page.getByText(isSold(watch) ? labels.findSimilar : labels.whatsapp).closest('a');
    const { origin, pathname, searchParams } = new URL(link?.href ?? '');
    expect(origin + pathname).toBe(`https://wa.me/${shop.whatsapp.replaceAll(/\D/g, '')}`);
    const message = searchParams.get('text');
    expect(message).toContain(name);
    expect(message?.split(watch.id), 'the id is in the URL only').toHaveLength(2);
    expect(message).toMatch(new RegExp(`https?://\\S+${localisePath(locale, pathOf(watch))}$`));
    const contact = new URL(page.getByText(labels.contactUs).closest('a')?.href ?? '', origin);
    expect(contact.pathname).toBe(localisePath(locale, routes.contact));
    expect(contact.searchParams.get('watch')).toBe(`${name}, ${watch.year}`);
  });
});
