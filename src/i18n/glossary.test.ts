import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wishes } from '../content/schema/inquiry-contract.ts';
import { documents, grades, originalities, parts, positions, works } from '../content/schema/report-schema.ts';
import { paymentWays } from '../content/schema/terms-schema.ts';
import { views } from '../pictures/views.ts';
import { locales } from './locales.ts';

const root = join(import.meta.dirname, '../..');

/** A row of a table whose heading names a section of `en.json`. */
interface Term {
  /** The section, such as `watch.report.parts`. */
  section: string;
  key: string;
  /** By language. */
  words: Record<string, string>;
}

/** The terms of `content/glossary.md` that have a key. The table of words for prose has none. */
function readTerms(): Term[] {
  const glossary = readFileSync(join(root, 'content/glossary.md'), 'utf8');
  return glossary.split(/^## /m).flatMap((chapter) => {
    const section = chapter.match(/^.*`([\w.]+)`$/m)?.[1];
    const [header = [], , ...rows] = [...chapter.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
      cells.split('|').map((cell) => cell.trim()),
    );
    if (!section || header[0] !== 'key') return [];
    return rows.map(([key = '', ...words]) => ({
      section,
      key: key.replaceAll('`', ''),
      words: Object.fromEntries(words.map((word, index) => [header[index + 1] ?? '', word])),
    }));
  });
}

const terms = readTerms();

/** The text of a key, which may contain spaces but no dots. */
function textAt(texts: unknown, path: string): unknown {
  return path.split('.').reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], texts);
}

const facts = ['year', 'origin', 'condition', 'movement', 'caseMaterial', 'caseSize', 'dialColor', 'strap', 'lugWidth'];

describe('the glossary', () => {
  test.each([
    ['watch', facts],
    ['watch.report.parts', parts],
    ['watch.report.originalities', originalities],
    ['watch.report.grades', grades],
    ['watch.service', ['rate', 'amplitude', 'beatError']],
    ['watch.measured.positions', positions],
    ['buying.ways', paymentWays],
    ['watch.service.works', works],
    ['watch.papers.values', documents],
    ['watch.pictures.captions', views],
    ['watch.status', ['reserved', 'sold']],
    ['archive', ['title']],
    ['shortlist', ['title']],
    ['sell.wishes', wishes],
  ])('has every word of %s', (section, keys) => {
    const listed = terms.filter((term) => term.section === section).map(({ key }) => key);
    expect(listed).toEqual(expect.arrayContaining([...keys]));
  });

  test('names each word once', () => {
    const paths = terms.map(({ section, key }) => `${section}.${key}`);
    expect(new Set(paths)).toHaveLength(paths.length);
  });

  test.each(locales)('has the words of the interface in %s', (locale) => {
    const texts = JSON.parse(readFileSync(join(root, `content/locales/${locale}.json`), 'utf8'));
    const different = terms
      .map(({ section, key, words }) => ({
        path: `${section}.${key}`,
        glossary: words[locale],
        interface: textAt(texts, `${section}.${key}`),
      }))
      .filter((term) => term.glossary !== term.interface);
    expect(different).toEqual([]);
  });
});
