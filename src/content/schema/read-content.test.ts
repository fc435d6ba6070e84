import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMasters, findRenderings } from '../../pictures/find-masters.ts';
import { contentFolder, realContent, watchData } from './content-fixture.ts';
import { readContent } from './read-content.ts';
import { shop } from './shop.ts';
import { findUntranslated } from './words-of.ts';

const always = () => true;
const file = 'tissot-antimagnetique-1938.yaml';

/** The problems of one watch's file, without its folder. */
function check(content: unknown, name = file): string[] {
  const folder = contentFolder({ [name]: content });
  return readContent(folder, always).problems.map((problem) => problem.replace(join(folder, 'watches/'), ''));
}

describe("the shop's own content", () => {
  test('has no problems, and every watch has a picture', () => {
    const masters = findMasters(join(realContent, '../pictures'));
    expect(readContent(realContent, (id) => masters.has(id)).problems).toEqual([]);
  });

  const texts = globSync(join(realContent, '{*.yaml,*/*.{yaml,json}}'), { exclude: ['**/shop.yaml'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8').replace(/\s*\n\s*/g, ' '),
  }));

  test.each(['street', 'district'] as const)(
    'names the %s only in shop.yaml; elsewhere is its placeholder',
    (detail) => {
      // Without the number of the house: `Cathedral Road`.
      const [name = ''] = shop.address[detail].match(/\p{L}[^\d,]*\p{L}/u) ?? [];
      expect(texts.filter(({ text }) => text.includes(name)).map(({ path }) => path)).toEqual([]);
    },
  );

  // A phone's keyboard lacks that space, so not in the watches of an owner, which have photographs.
  test('has a no-break space between a number and its unit, except in facts', () => {
    const fact = /\bcaseSize: [\d.× ]+ mm/g;
    const unit = 'mm|مم|kt|Karat|carats|quilates|قيراطًا|heures?|Uhr|h|s|MB|Mo|ميغابايت';
    const apart = new RegExp(`(?:\\d|(?<!count)\\}\\}) (?:${unit})(?![\\p{L}\\d]).{0,9}`, 'gu');
    const samples = texts.filter(({ path, text }) => !path.includes('watches') || text.includes('picture: rendering'));
    expect(samples.flatMap(({ text }) => text.replace(fact, '').match(apart) ?? [])).toEqual([]);
  });
});

describe('an owner who makes a mistake reads the file, the field and what was expected', () => {
  test('no mistake, no message', () => {
    expect(check(watchData())).toEqual([]);
  });

  test('broken YAML: the file and the line', () => {
    const problems = check('id: tissot\nbrand: "Tissot\nyear: 1938\n');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${file}: .*line \\d+`));
  });

  test('an alias without its anchor: the file and the name', () => {
    const problems = readContent(contentFolder({ 'a.yaml': 'brand: *elsewhere' }), () => true).problems;
    expect(problems).toEqual([expect.stringMatching(/a\.yaml: .*elsewhere/)]);
  });

  test('a field of the wrong type', () => {
    expect(check({ ...watchData(), price: '3,800 dollars' })).toEqual([
      `${file}: price: expected a whole number of dollars, found "3,800 dollars"`,
    ]);
  });

  test('an unknown value', () => {
    expect(check({ ...watchData(), condition: 'Fair' })).toEqual([
      `${file}: condition: expected "Excellent" or "Very Good" or "Good", found "Fair"`,
    ]);
  });

  test('an unknown status', () => {
    expect(check({ ...watchData(), status: 'on hold' })).toEqual([
      `${file}: status: expected "available" or "reserved" or "sold", found "on hold"`,
    ]);
  });

  test('a sold watch without the date of its sale, or with one in the future', () => {
    expect(check({ ...watchData(), status: 'sold' })).toEqual([
      `${file}: soldOn: expected the date of the sale, such as 2026-03-11, because of "status: sold"`,
    ]);
    expect(check({ ...watchData(), status: 'sold', soldOn: '2999-01-01' })).toEqual([
      `${file}: soldOn: expected a date that is not in the future, found 2999-01-01`,
    ]);
    expect(check({ ...watchData(), status: 'sold', soldOn: '11 March' })).toEqual([
      `${file}: soldOn: expected a date such as 2026-03-11, found "11 March"`,
    ]);
  });

  test('a date of sale of a watch that is not sold', () => {
    for (const status of ['available', 'reserved', undefined])
      expect(check({ ...watchData(), status, soldOn: '2026-03-11' })).toEqual([
        `${file}: soldOn: expected no date of sale, unless "status: sold", found "2026-03-11"`,
      ]);
  });

  test('an unknown field, such as a misspelt one', () => {
    expect(check({ ...watchData(), colour: 'blue' })).toEqual([`${file}: file: expected no field "colour"`]);
  });

  test('a file with another extension, which would otherwise be ignored silently', () => {
    const name = 'tissot-antimagnetique-1938.yml';
    expect(check(watchData(), name)).toEqual([`${name}: expected a name that ends in ".yaml"`]);
  });

  test('not a hidden file, such as `.DS_Store`', () => {
    expect(readContent(contentFolder({ '.DS_Store': '\0', '._a.yaml': '\0' }), always).problems).toEqual([]);
  });

  test('a file that is not named after its id', () => {
    expect(check(watchData(), 'tissot.yaml')).toEqual([
      `tissot.yaml: id: expected the file to be named "${file}" after its id`,
    ]);
  });

  test('a path of a picture that does not match the id', () => {
    expect(check({ ...watchData(), imageSrc: '/images/another.jpg' })).toEqual([
      `${file}: imageSrc: expected "/images/tissot-antimagnetique-1938.jpg", found "/images/another.jpg"`,
    ]);
    expect(check({ ...watchData(), imageSrc: 'https://elsewhere.example/a.jpg' })).toEqual([
      `${file}: imageSrc: expected "/images/tissot-antimagnetique-1938.jpg", found "https://elsewhere.example/a.jpg"`,
    ]);
  });

  test('an empty file', () => {
    expect(check('')).toEqual([`${file}: file: expected a group of fields`]);
  });

  test('a picture that is missing', () => {
    const folder = contentFolder();
    expect(readContent(folder, (id) => id !== 'tissot-antimagnetique-1938').problems).toEqual([
      `${join(folder, 'watches', file)}: picture: expected a picture named after the id in pictures/photographs or pictures/renderings`,
    ]);
  });

  test('words about a picture that is missing', () => {
    const data = watchData();
    for (const words of Object.values(data.words)) words.pictures = { movement: { caption: 'Gilt bridges' } };
    const folder = contentFolder({ [file]: data });
    const { problems } = readContent(folder, (name) => name === data.id);
    expect(problems).toEqual([
      `${join(folder, 'watches', file)}: words.en.pictures.movement: expected a picture named "${data.id}-movement" in pictures/photographs`,
    ]);
  });

  test('words about an unknown view', () => {
    const data = watchData();
    Object.assign(data.words.en, { pictures: { dial: { caption: 'Dial' } } });
    expect(check(data)).toEqual([`${file}: words.en.pictures: expected no field "dial"`]);
  });

  test('several mistakes are reported together', () => {
    expect(check({ ...watchData(), price: 'dear', year: 'old' }).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the About texts', () => {
  test('a language without a file', () => {
    const folder = contentFolder();
    rmSync(join(folder, 'about/fr.yaml'));
    expect(readContent(folder, always).problems).toEqual([
      `${join(folder, 'about/fr.yaml')}: expected a file for this language`,
    ]);
  });

  test('a missing part', () => {
    const folder = contentFolder();
    writeFileSync(join(folder, 'about/fr.yaml'), 'story: []\n');
    const problems = readContent(folder, always).problems;
    expect(problems.some((problem) => problem.startsWith(`${join(folder, 'about/fr.yaml')}: story: `))).toBe(true);
    expect(problems.some((problem) => problem.includes('about/fr.yaml: services: '))).toBe(true);
  });
});

describe('a watch with only English words', () => {
  const inEnglish = (own: object = {}) => {
    const data = watchData();
    return { ...data, words: { en: data.words.en, ...own } };
  };

  test('is published', () => {
    const { watches, problems } = readContent(contentFolder({ [file]: inEnglish() }), always);
    expect(problems).toEqual([]);
    expect(watches[0]?.words).toEqual({ en: watchData().words.en });
  });

  test('also if another language has only some of its words', () => {
    const { watches, problems } = readContent(contentFolder({ [file]: inEnglish({ de: { strap: 'Leder' } }) }), always);
    expect(problems).toEqual([]);
    expect(watches[0]?.words).toEqual({ en: watchData().words.en });
  });

  test('needs all of them', () => {
    const { strap: _, ...english } = watchData().words.en;
    expect(check({ ...watchData(), words: { en: english } })).toEqual([
      `${file}: words.en.strap: expected some text, found nothing`,
    ]);
  });
});

test('the sample watches have all words in every language', () => {
  const masters = findMasters(join(realContent, '../pictures'));
  const renderings = findRenderings(masters);
  const { watches } = readContent(realContent, always);
  const samples = watches.filter(({ id, picture }) => picture === 'rendering' && renderings.includes(id));
  expect(samples.flatMap((watch) => findUntranslated(watch).map((locale) => `${watch.id}: ${locale}`))).toEqual([]);
});

describe('a draft', () => {
  test('may lack words and facts, and is not on the site', () => {
    const folder = contentFolder({ [file]: { id: 'tissot-antimagnetique-1938', draft: true, brand: 'Tissot' } });
    expect(readContent(folder, () => false)).toEqual({
      watches: [],
      drafts: ['tissot-antimagnetique-1938'],
      problems: [],
    });
  });

  test('must also be named after its id', () => {
    expect(check({ id: 'tissot-1938', draft: true })).toEqual([
      `${file}: id: expected the file to be named "tissot-1938.yaml" after its id`,
    ]);
  });
});
