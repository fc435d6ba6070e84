import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { shopOf } from '../../../tests/shops/shops.ts';
import { contentFolder, shopData, watchFile } from '../content-fixture.ts';
import { lineOf } from './problem.ts';
import { readContent } from './read-content.ts';

const id = 'tissot-antimagnetique-1938';
const file = `${id}.yaml`;

/** The content of a folder, without its path in the problems. */
function read(folder: string) {
  const { watches, drafts, problems } = readContent(folder, {});
  return { watches, drafts, problems: problems.map((problem) => lineOf(problem).replaceAll(`${folder}/`, '')) };
}

/** The problems of the watches' files, by their names. */
const problemsOf = (watches: Record<string, unknown>) => read(contentFolder(watches)).problems;

test('content without a mistake has no problems, and hidden files such as `.DS_Store` are ignored', () => {
  expect(problemsOf({ [file]: watchFile(), '.DS_Store': '\0', '._a.yaml': '\0' })).toEqual([]);
});

test("a watch's file is reported with a mistake in it, another extension, or a name that can be no path of a page", () => {
  const files = {
    [file]: { ...watchFile(), colour: 'blue' },
    [`${id}.yml`]: watchFile(),
    'Tissot 1938.yaml': watchFile(),
  };
  expect(problemsOf(files).toSorted()).toEqual([
    'watches/Tissot 1938.yaml: expected a name of lower-case letters, digits and single hyphens, such as heuer-carrera-1964.yaml',
    `watches/${file}: colour: expected no such field`,
    `watches/${id}.yml: expected a name that ends in ".yaml"`,
  ]);
});

test('a day that the status of a watch has no use for is ignored, even a mistaken one', () => {
  const mistaken = { soldOn: '2062-01-01', reservedUntil: 'soon' };
  const files = {
    'a.yaml': { ...watchFile(), ...mistaken, status: 'available' },
    'b.yaml': { ...watchFile(), ...mistaken, status: 'reserved', reservedUntil: '2040-03-01' },
    'c.yaml': { ...watchFile(), ...mistaken, status: 'sold', soldOn: '2026-03-11' },
  };
  const { watches, problems } = read(contentFolder(files));
  expect(problems).toEqual([]);
  const days = watches.map((watch) => [watch.id, watch.reservedUntil, watch.soldOn]);
  expect(days.toSorted()).toEqual([
    ['a', undefined, undefined],
    ['b', '2040-03-01', undefined],
    ['c', undefined, '2026-03-11'],
  ]);
});

test('words in a language that the site does not have are not read, whatever they say', () => {
  const { en, de } = watchFile().words;
  const folder = contentFolder({ [file]: { ...watchFile(), words: { en, de: { ...de, colour: 'a mistake' } } } });
  expect(read(folder).problems).toEqual([`watches/${file}: words.de.colour: expected no such field`]);
  writeFileSync(join(folder, 'shop.yaml'), stringify({ ...shopData, languages: ['en'] }));
  expect(read(folder)).toMatchObject({ watches: [{ words: { en } }], problems: [] });
  expect(read(folder).watches[0]?.words).not.toHaveProperty('de');
});

test('a draft may lack words and facts, and is not on the site', () => {
  const folder = contentFolder({ [file]: { draft: true, brand: 'Tissot' } });
  expect(read(folder)).toMatchObject({ watches: [], drafts: [{ id }], problems: [] });
});

test('a missing file is reported, and a folder in place of one', () => {
  const folder = contentFolder();
  for (const name of ['shop.yaml', 'about/en.yaml', 'about/fr.yaml', 'locales/it.json']) rmSync(join(folder, name));
  mkdirSync(join(folder, 'about/fr.yaml'));
  expect(read(folder).problems.toSorted()).toEqual([
    'about/en.yaml: expected this file, found none',
    'about/fr.yaml: expected a file, found a folder',
    'locales/it.json: expected this file, found none',
    'shop.yaml: expected this file, found none',
  ]);
});

test('prose or words of no language of the site are reported', () => {
  const folder = contentFolder();
  const names = ['about/ge.yaml', 'buying/en copy.yaml', 'locales/xx.json', 'sell/en.yml'];
  for (const name of names) writeFileSync(join(folder, name), 'sample: true\n');
  const problems = names.map((name) => expect.stringContaining(`${name}: expected a language of the site as name`));
  expect(read(folder).problems.toSorted()).toEqual(problems);
});

test('without watches, Git leaves no folder, which is no problem', () => {
  const folder = contentFolder();
  rmSync(join(folder, 'watches'), { recursive: true });
  expect(read(folder)).toMatchObject({ watches: [], problems: [] });
});

test("prose and interface words in another language's field are named, and stop no build", () => {
  const folder = contentFolder();
  cpSync('content/about/de.yaml', join(folder, 'about/es.yaml'));
  cpSync('content/locales/it.json', join(folder, 'locales/fr.json'));
  const { notices } = readContent(folder, {});
  const lines = notices.map((notice) => lineOf(notice).replace(`${folder}/`, ''));
  expect(lines).toContain('about/es.yaml: story.0: reads as German, not as Spanish');
  expect(lines).toContainEqual(expect.stringMatching(/^locales\/fr.json: .*: reads as Italian, not as French$/));
});

test('prose in English alone is enough', () => {
  const folder = contentFolder();
  rmSync(join(folder, 'about'), { recursive: true });
  cpSync('content/about/en.yaml', join(folder, 'about/en.yaml'));
  expect(read(folder).problems).toEqual([]);
});

test('no prose names the shop or its city by hand, so that it is right for any shop', () => {
  const { name, address } = shopOf('sample');
  const own = new RegExp([name, ...Object.values(address.city).filter(Boolean)].join('|'));
  for (const file of globSync('content/{about,buying,guide,sell}/*.yaml'))
    expect(readFileSync(file, 'utf8')).not.toMatch(own);
});

test('in prose, what is missing or unknown is reported', () => {
  const folder = contentFolder();
  writeFileSync(join(folder, 'about/fr.yaml'), 'story: []');
  writeFileSync(join(folder, 'sell/it.yaml'), 'intro: ["Via {{town}}"]');
  writeFileSync(join(folder, 'guide/de.yaml'), 'grades: { words: { mint: Wie neu. } }');
  const problems = [
    'about/fr.yaml: story: ',
    'about/fr.yaml: services: ',
    'sell/it.yaml: intro.0: expected no curly brackets but those of {{name}}, {{currency}}, {{street}}',
    'guide/de.yaml: grades.words.worn: ',
    'guide/de.yaml: grades.words.mint: expected no such field',
  ].map((problem) => expect.stringContaining(problem));
  expect(read(folder).problems).toEqual(expect.arrayContaining(problems));
});

describe('a variable of the environment', () => {
  const readWith = (variables: NodeJS.ProcessEnv) => readContent(contentFolder(), variables);

  test('overrides the URL and the endpoint of the forms', () => {
    const { shop, problems } = readWith({
      SITE_URL: 'https://Watches.example/',
      INQUIRIES_ENDPOINT: 'https://forms.example/f/1',
    });
    expect(problems).toEqual([]);
    expect(shop).toMatchObject({
      url: 'https://watches.example',
      inquiries: { endpoint: 'https://forms.example/f/1' },
    });
  });

  test('that is empty overrides nothing', () => {
    expect(readWith({ SITE_URL: '', INQUIRIES_ENDPOINT: '' }).shop).toEqual(shopData);
  });

  test('is reported by its name if it is wrong', () => {
    expect(readWith({ SITE_URL: 'watches.example', INQUIRIES_ENDPOINT: '/elsewhere' }).problems.map(lineOf)).toEqual([
      'SITE_URL: expected a URL without a folder, such as https://coromandelwatch.example, found "watches.example"',
      'INQUIRIES_ENDPOINT: expected off, /api/inquiries, or the https URL of a form service, found "/elsewhere"',
    ]);
  });
});
