import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { isAntique } from '../../src/content/describe/export-from-india.ts';
import { formatUnit } from '../../src/i18n/format.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { fill } from '../../src/i18n/texts.ts';
import { todayIn } from '../../src/i18n/zoned-time.ts';
import { knownFacts, nameOf, pathOf, priceOf, shop, watches } from '../collection.ts';
import { texts } from '../languages.ts';
import { contentOf } from '../shops/shops.ts';
import { sample } from './built-pages.ts';

const submariner = '/catalog/rolex-submariner-1967';
const [{ words: submarinerWords = undefined } = {}] = contentOf('sample').watches.filter(
  ({ brand }) => brand === 'Rolex',
);

/** Texts without the invisible marks around Latin words in Arabic. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');

const formatted = {
  en: { price: '$16,500', size: '40 mm', thickness: '14.5 mm', serviced: 'December 2025' },
  ar: { price: '$16,500', size: '40 مم', thickness: '14.5 مم', serviced: 'ديسمبر 2025' },
};

/** The coin beside the watch, and how many times as wide the watch is. */
const beside = {
  en: { coin: '27 mm', times: '1.5' },
  ar: { coin: '27 مم', times: '1.5' },
};

/** Whether a watch is, on the day of the test, too old to leave the country. */
const staysInIndia = ({ year }: { year: number }) => isAntique(year, todayIn(shop.hours.timeZone));

describe.each(['en', 'ar'] as const)('the page of the Submariner (%s)', (locale) => {
  const { watch: labels, buying, guide } = texts[locale];
  const words = submarinerWords?.[locale];
  const main = sample.pageAt(locale, submariner).document.querySelector('main') as HTMLElement;
  const page = within(main);
  const at = (path: string) => localisePath(locale, path);
  const textsOf = (selector: string) =>
    [...main.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
  const hrefOf = (text: string) => page.getByText(text).closest('a')?.getAttribute('href') ?? '';

  test('shows its name, price, description and pictures, and labels renderings', () => {
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Rolex Submariner');
    expect(textsOf('span')).toContain(formatted[locale].price);
    expect(textsOf('p')).toContain(plain(words?.description));
    expect(plain(main.querySelector<HTMLImageElement>('figure img')?.alt)).toBe(plain(words?.alt));
    const { captions, rendering, renderingNote } = labels.pictures;
    const views = [captions.front, captions.side, captions.detail];
    const pictureCaptions = textsOf('figcaption').slice(0, views.length);
    expect(pictureCaptions).toEqual(views.map((view) => `${view} · ${rendering}`));
    expect(plain(main.textContent)).toContain(plain(renderingNote));
    expect(textsOf('h1 + p')).toEqual([plain(`${labels.referenceNumber.replace('{{reference}}', '5513')} · 1967`)]);
  });

  test('draws it in true size, beside a coin of the language', () => {
    const { coin, times } = beside[locale];
    const drawing = main.querySelector('svg[role=img]');
    expect(drawing?.getAttribute('width')).toBe('40mm');
    expect(plain(drawing?.getAttribute('aria-label') ?? '')).toContain(formatted[locale].size);
    expect(drawing?.getAttribute('aria-label')).toContain(times);
    const [onScreen, onPaper] = textsOf('figcaption p');
    expect(onScreen).toContain(coin);
    expect(onPaper).toBe(plain(labels.trueSize.rule.replace('{{length}}', formatUnit(locale, 50, 'millimeter'))));
  });

  test('lists its facts', () => {
    const { size, thickness } = formatted[locale];
    const facts = textsOf('dl > div > dt').map((label, index) => [label, textsOf('dl > div > dd')[index]]);
    expect(facts).toEqual([
      [labels.year, '1967'],
      [labels.origin, labels.origins.Swiss],
      [labels.condition, labels.conditions['Very Good']],
      [labels.movement, expect.stringMatching(new RegExp(`^${labels.movements.Automatic}[,،] .*1520[,،] 26 `))],
      [labels.caseMaterial, plain(words?.caseMaterial)],
      [labels.caseSize, size],
      [labels.dialColor, plain(words?.dialColor)],
      [labels.strap, plain(words?.strap)],
      [labels.signed, expect.stringContaining(labels.signedParts.bracelet)],
      [labels.lugToLug, expect.stringMatching(/^44[.,]5 /)],
      [labels.lugWidth, expect.stringMatching(/^18 /)],
      [labels.thickness, thickness],
    ]);
  });

  test('has a report on its parts, its service and its rate', () => {
    const { title, parts, originalities, grades } = labels.report;
    const table = page.getByRole('table', { name: title });
    const rows = [...table.querySelectorAll('tbody th')].map(({ parentElement: row }) =>
      [...(row?.children ?? [])].map(({ textContent }) => textContent),
    );
    const { original, period, 'service part': servicePart, 'not known': notKnown } = originalities;
    const { excellent, worn, 'as new': asNew, 'very good': veryGood } = grades;
    expect(rows).toEqual([
      [parts.case, period, veryGood],
      [parts.bezel, period, worn],
      [parts.dial, period, veryGood],
      [parts.hands, period, veryGood],
      [parts.lume, period, veryGood],
      [parts.crystal, servicePart, asNew],
      [parts.crown, notKnown, veryGood],
      [parts.strap, period, veryGood],
      [parts.movement, original, excellent],
    ]);
    for (const note of Object.values(words?.report ?? {})) expect(plain(main.textContent)).toContain(plain(note));
    expect(plain(main.textContent)).toContain(formatted[locale].serviced);
    expect(hrefOf(guide.title)).toBe(at('/guide'));
  });

  test('shows the terms of a sale, each a link to its section of the page on buying', () => {
    const text = plain(main.textContent);
    const { guarantee, movement, inspection, holding, shipping, insured } = labels.terms;
    const lines: [section: string, term: string, length: string][] = [
      ['guarantee', guarantee, formatUnit(locale, 5, 'year')],
      ['movement', movement, formatUnit(locale, 12, 'month')],
      ['inspection', inspection, formatUnit(locale, 7, 'day')],
      ['holding', holding, formatUnit(locale, 48, 'hour')],
      ['shipping', shipping, ''],
    ];
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href*="/buying#"]')];
    expect(links.map(({ textContent }) => plain(textContent))).toEqual(
      lines.map(([, term, length]) => expect.stringContaining(`${plain(term.replace(/\{\{\w+\}\}/, length))}`)),
    );
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(lines.map(([section]) => `${at('/buying')}#${section}`));
    for (const part of [shipping, buying.worldwide, insured]) expect(text).toContain(plain(part));
    expect(text).not.toContain(plain(buying.ways['bank transfer']));
  });

  test('leads to the catalogue, to forms and to messages about it', () => {
    expect(hrefOf(labels.back)).toBe(at('/catalog'));
    const contact = new URL(hrefOf(labels.contactUs), 'https://coromandelwatch.example');
    const name = fill(labels.nameWithYear, { name: 'Rolex Submariner', year: '1967' });
    expect([contact.pathname, contact.hash]).toEqual([at('/contact'), '#form']);
    expect(plain(contact.searchParams.get('about'))).toBe(plain(name));
    expect(contact.searchParams.get('watch')).toBe('rolex-submariner-1967');
    const { origin, pathname, searchParams } = new URL(hrefOf(labels.whatsapp));
    expect(origin + pathname).toBe('https://wa.me/914400000000');
    const messages = [searchParams.get('text'), new URL(hrefOf(labels.pictures.ask)).searchParams.get('text')];
    for (const message of messages) {
      for (const part of ['Rolex Submariner', '1967']) expect(message).toContain(part);
      expect(message).toMatch(new RegExp(`https://coromandelwatch.example${at(submariner)}$`));
      expect(message?.split('rolex-submariner-1967'), 'the id is in the URL only').toHaveLength(2);
    }
  });
});

describe.each(watches)('the page of $brand $model', (watch) => {
  const main = sample.pageAt('en', pathOf(watch)).document.querySelector('main') as HTMLElement;
  const { watch: labels } = texts.en;

  test('says what its file says', () => {
    const text = main.textContent;
    expect.soft(main.querySelector('h1')?.textContent).toBe(nameOf(watch));
    expect.soft(text).toContain(priceOf(watch));
    expect.soft(text).toContain(watch.words.en.description);
    const captions = [...main.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    const { captions: words, rendering } = labels.pictures;
    const views = ['front', 'side', 'detail'] as const;
    expect.soft(captions.slice(0, views.length)).toEqual(views.map((view) => `${words[view]} · ${rendering}`));
    expect.soft(main.querySelectorAll('a[href^="#view-"]')).toHaveLength(views.length);
    const facts = [...main.querySelectorAll('dl:first-of-type > div')];
    // It is below the name.
    expect.soft(text).toContain(watch.reference ?? '');
    expect.soft(facts.length).toBeGreaterThanOrEqual(8 + knownFacts(watch).length);
    for (const note of Object.values(watch.words.en.report ?? {})) expect.soft(text).toContain(note);
  });

  test('tells search engines the same', () => {
    const { html } = sample.pageAt('en', pathOf(watch));
    // The buyer pays, and how much is not known before.
    expect(html).not.toContain('"shippingDetails"');
    expect(html.includes('"applicableCountry":["IN"]')).toBe(staysInIndia(watch));
    expect(html).toContain('"merchantReturnDays":7');
  });

  test('links to four other watches', () => {
    const others = [...main.querySelectorAll('section[aria-labelledby=others] a')].map((a) => a.getAttribute('href'));
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(pathOf(watch));
  });
});

const alligator = 'vacheron-constantin-chronometre-royal-1957';
const withAndWithoutNotes = ['waltham-trench-1918', alligator, 'rolex-submariner-1967'];

describe.each(watches.filter(({ id }) => withAndWithoutNotes.includes(id)))('the page of $id', (watch) => {
  test.each(['en', 'ar'] as const)('says beside its terms what may not leave the country (%s)', (locale) => {
    const { watch: words, buying } = texts[locale];
    const main = sample.pageAt(locale, pathOf(watch)).document.querySelector('main');
    const says = (part: string | undefined) => plain(main?.textContent)?.includes(plain(part) ?? '?');
    const [certificate, otherStrap] = [words.terms.certificate, words.terms.otherStrap].map(
      (term) => term.split('}}')[1],
    );
    expect([says(words.exportNote), says(certificate)]).toEqual([staysInIndia(watch), staysInIndia(watch)]);
    const hasProtectedStrap = watch.id === alligator;
    expect([says(words.strapNote), says(otherStrap)]).toEqual([hasProtectedStrap, hasProtectedStrap]);
    expect(says(buying.worldwide)).toBe(!staysInIndia(watch));
  });
});
