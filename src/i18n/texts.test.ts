import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSentence } from '../../tests/languages.ts';
import { fixedWords } from './fixed-words.ts';
import { type Locale, locales } from './locales.ts';

const root = join(import.meta.dirname, '../..');
const others = locales.filter((locale) => locale !== 'en');
const plural = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts };

function readTexts(locale: Locale): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(join(root, `content/locales/${locale}.json`), 'utf8'))));
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  Map<string, string>
>;
const english = [...texts.en.keys()];
/** Names and signs, which may be the same as in English in every language. */
const names = ['home.place', 'visit.whatsapp', 'visit.hoursWithShortDay', 'buying.ways.upi'];

/**
 * Texts that are correctly the same as in English: names, and words that the languages share. For a language that is not
 * listed here, only sentences are checked.
 */
const sameAsEnglish: Record<string, string[]> = {
  de: [
    'form.name',
    'watch.metaTitle',
    'watch.referenceNumber',
    'watch.pictures.captions.detail',
    'watch.report.originalities.original',
    'watch.service.amplitude',
    'legal.name',
  ],
  es: ['watch.calibre', 'watch.referenceNumber', 'watch.report.originalities.original'],
  ar: [],
  fr: [
    'nav.contact',
    'nav.menu',
    'footer.contact',
    'form.message',
    'watch.metaTitle',
    'watch.calibre',
    'watch.movements.Quartz',
    'watch.conditions.Excellent',
    'watch.report.grades.excellent',
    'watch.service.amplitude',
    'watch.measured.position',
    'contact.title',
    'toast.region',
  ],
  it: ['nav.home', 'nav.menu', 'watch.metaTitle', 'watch.referenceNumber', 'legal.privacy'],
};

describe.each(others)('the texts in %s', (locale) => {
  test('are translated, except those known to be the same as in English', () => {
    const isKnown = (key: string, text: string) =>
      names.includes(key) || (sameAsEnglish[locale]?.includes(key) ?? !isSentence(text));
    const untranslated = [...texts[locale]].filter(([key, text]) => text === texts.en.get(key) && !isKnown(key, text));
    expect(untranslated).toEqual([]);
  });
});

describe('French has a narrow no-break space before : ; ? ! and within « » (docs/decisions/0002-urls-and-languages.md)', () => {
  test('in every text', () => {
    const careless = [...texts.fr].filter(([, text]) => /(?<!\u202f)[:;?!»]|«(?!\u202f)/u.test(text));
    expect(careless).toEqual([]);
  });

  // Not in text that the owner edits: a phone's keyboard does not have that space.
  test('and no other space in the words of /sell', () => {
    const prose = readFileSync(join(root, 'content/sell/fr.yaml'), 'utf8');
    expect(prose.match(/.*(?!\u202f)\s[:;?!»]|«(?!\u202f)\s/gu)).toBeNull();
  });
});

test.each(Object.entries(fixedWords))('%s has its fixed wording: %s', (key, text) => {
  expect(texts.en.get(key)).toBe(text);
});

describe('the keys', () => {
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join('src', name))
    .concat('server/inquiries/http/refusal.ts')
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const keys = [...new Set(english.map((key) => key.replace(plural, '')))];
  const sections = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  // A key is in quotes, or in a template whose last part is a value: `watch.origins.${…}`.
  const named = new Set(
    [...code.matchAll(new RegExp(`['"]((?:${sections})\\.[\\w.]+)['"]`, 'g'))].map(([, key]) => key),
  );
  const prefixes = [...code.matchAll(new RegExp(`\`((?:${sections})\\.[\\w.]*\\.)\\$\\{`, 'g'))].map(
    ([, key]) => key ?? '',
  );

  // An island uses its words as objects: `words.catalog.empty`, `words.sort[key]`, `{ label } = words.catalog.search`,
  // `countText(…, 'watchCount', …)`.
  const isUsedByIsland = (key: string) => {
    const [last = '', parent = ''] = key.split('.').reverse();
    return [`\\.${last}\\b`, `[{,] ${last}[,} ]`, `'${last}'`, `\\.${parent}\\[`].some((use) =>
      new RegExp(use).test(code),
    );
  };

  test('in en.json are all used', () => {
    const unused = keys.filter(
      (key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)) && !isUsedByIsland(key),
    );
    expect(unused).toEqual([]);
  });
});
