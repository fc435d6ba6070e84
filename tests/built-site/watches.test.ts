import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { formatUnit } from '../../src/i18n/format.ts';
import { fill } from '../../src/i18n/texts.ts';
import { nameOf, pathOf, priceOf, watches } from '../collection.ts';
import { texts } from '../languages.ts';
import { contentOf } from '../shops/shops.ts';
import { openPage, sample } from './built-pages.ts';

const submariner = '/catalog/rolex-submariner-1967';
const [{ words: submarinerWords = undefined } = {}] = contentOf('sample').watches.filter(
  ({ brand }) => brand === 'Rolex',
);

/** With every kind of space as a plain one. */
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the page of the Submariner', () => {
  const { watch: labels, buying, guide } = texts.en;
  const words = submarinerWords?.en;
  const main = openPage(sample.pageAt('en', submariner)).querySelector('main') as HTMLElement;
  const page = within(main);
  const textsOf = (selector: string) =>
    [...main.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
  const hrefOf = (text: string) => page.getByText(text).closest('a')?.getAttribute('href') ?? '';

  test('shows its name, price, description and pictures, and labels renderings', () => {
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Rolex Submariner');
    expect(textsOf('span')).toContain('$16,500');
    expect(textsOf('p')).toContain(plain(words?.description));
    expect(plain(main.querySelector<HTMLImageElement>('figure img')?.alt)).toBe(plain(words?.alt));
    const { captions, rendering, renderingNote } = labels.pictures;
    const views = [captions.front, captions.side, captions.detail];
    const pictureCaptions = textsOf('figcaption').slice(0, views.length);
    expect(pictureCaptions).toEqual(views.map((view) => `${view} · ${rendering}`));
    expect(plain(main.textContent)).toContain(plain(renderingNote));
    expect(textsOf('h1 + p')).toEqual([plain(`${labels.referenceNumber.replace('{{reference}}', '5513')} · 1967`)]);
  });

  test('draws it in true size, beside a coin', () => {
    const drawing = main.querySelector('svg[role=img]');
    expect(drawing?.getAttribute('width')).toBe('40mm');
    expect(plain(drawing?.getAttribute('aria-label') ?? '')).toContain('40 mm');
    expect(drawing?.getAttribute('aria-label')).toContain('1.5');
    const [onScreen, onPaper] = textsOf('figcaption p');
    expect(onScreen).toContain('27 mm');
    expect(onPaper).toBe(plain(labels.trueSize.rule.replace('{{length}}', formatUnit('en', 50, 'millimeter'))));
  });

  test('lists its facts', () => {
    const facts = textsOf('dl > div > dt').map((label, index) => [label, textsOf('dl > div > dd')[index]]);
    expect(facts).toEqual([
      [labels.year, '1967'],
      [labels.origin, labels.origins.Swiss],
      [labels.condition, labels.conditions['Very Good']],
      [labels.movement, expect.stringMatching(new RegExp(`^${labels.movements.Automatic}, .*1520, 26 `))],
      [labels.caseMaterial, plain(words?.caseMaterial)],
      [labels.caseSize, '40 mm'],
      [labels.dialColor, plain(words?.dialColor)],
      [labels.strap, plain(words?.strap)],
      [labels.signed, expect.stringContaining(labels.signedParts.bracelet)],
      [labels.lugToLug, '44.5 mm'],
      [labels.lugWidth, '18 mm'],
      [labels.thickness, '14.5 mm'],
    ]);
  });

  test('has a report on its parts, its service and its rate', () => {
    const { title, parts, originalities, grades } = labels.report;
    const table = page.getByRole('table', { name: title });
    const rowOf = (part: string) => within(table).getByRole('rowheader', { name: part }).parentElement?.textContent;
    const { original, period } = originalities;
    expect(rowOf(parts.bezel)).toBe(parts.bezel + period + grades.worn);
    expect(rowOf(parts.movement)).toBe(parts.movement + original + grades.excellent);
    for (const note of Object.values(words?.report ?? {})) expect(plain(main.textContent)).toContain(plain(note));
    expect(plain(main.textContent)).toContain('December 2025');
    expect(hrefOf(guide.title)).toBe('/guide');
  });

  test('shows the terms of a sale, each a link to its section of the page on buying', () => {
    const hrefs = [...main.querySelectorAll('a[href*="/buying#"]')].map((link) => link.getAttribute('href'));
    const sections = ['guarantee', 'movement', 'inspection', 'holding', 'shipping'];
    expect(hrefs).toEqual(sections.map((section) => `/buying#${section}`));
    expect(page.getByText(new RegExp(labels.terms.insured)).textContent).toContain(buying.worldwide);
  });

  test('leads to the catalogue, to forms and to messages about it', () => {
    expect(hrefOf(labels.back)).toBe('/catalog');
    const contact = new URL(hrefOf(labels.contactUs), 'https://coromandelwatch.example');
    const name = fill(labels.nameWithYear, { name: 'Rolex Submariner', year: '1967' });
    expect([contact.pathname, contact.hash]).toEqual(['/contact', '#form']);
    expect(plain(contact.searchParams.get('about'))).toBe(plain(name));
    const { origin, pathname, searchParams } = new URL(hrefOf(labels.whatsapp));
    expect(origin + pathname).toBe('https://wa.me/914400000000');
    const messages = [searchParams.get('text'), new URL(hrefOf(labels.pictures.ask)).searchParams.get('text')];
    for (const message of messages) {
      for (const part of ['Rolex Submariner', '1967']) expect(message).toContain(part);
      expect(message).toMatch(new RegExp(`https://coromandelwatch.example${submariner}$`));
      expect(message?.split('rolex-submariner-1967'), 'the id is in the URL only').toHaveLength(2);
    }
  });
});

test('the page of each watch has its name, price and description, and links to four others', () => {
  for (const watch of watches) {
    const main = sample.pageAt('en', pathOf(watch)).document.querySelector('main') as HTMLElement;
    expect.soft(main.querySelector('h1')?.textContent, watch.id).toBe(nameOf(watch));
    for (const said of [priceOf(watch), watch.words.en.description])
      expect.soft(main.textContent, watch.id).toContain(said);
    const others = [...main.querySelectorAll('section[aria-labelledby=others] a')].map((a) => a.getAttribute('href'));
    expect.soft(new Set(others).size, watch.id).toBe(4);
    expect.soft(others, watch.id).not.toContain(pathOf(watch));
  }
});
