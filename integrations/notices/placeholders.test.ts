import { expect, test } from 'vitest';
import { shopData, watchData } from '../../src/content/content-fixture.ts';
import { lineOf } from '../../src/content/reading/problem.ts';
import { readContent } from '../../src/content/reading/read-content.ts';
import type { Prose } from '../../src/content/reading/read-prose.ts';
import { findPlaceholders as find } from './placeholders.ts';

const findPlaceholders = (content: Parameters<typeof find>[0]) => find(content).map(lineOf);

const shop = {
  ...shopData,
  url: 'https://watches.in',
  phone: '+91 44 2345 6789',
  whatsapp: '+91 98400 12345',
  email: 'anna@watches.in',
  legalName: 'Anna Watches',
  people: [{ name: 'Anna' }],
  inquiries: { endpoint: '/api/inquiries' },
};
const watch = watchData();
const prose = structuredClone(readContent('content', {}).prose) as Prose;
for (const page of Object.values(prose)) for (const words of Object.values(page)) delete words.sample;
const own = { shop, watches: [watch], prose, renderings: [] };

test('nothing is reported for a site that is not public, or without placeholders', () => {
  const sample = { ...own, shop: { ...shop, url: 'https://watches.example', sample: true } };
  expect([findPlaceholders(sample), findPlaceholders(own)]).toEqual([[], []]);
});

test('a public shop without watches is reported', () => {
  expect(findPlaceholders({ ...own, watches: [] })).toEqual(['content/watches: empty, so the shop shows nothing']);
});

test('a public site has its missing settings reported', () => {
  const settings = {
    ...shop,
    phone: '+91 44 0000 0000',
    whatsapp: '+91 44 0000 0000',
    email: 'hello@coromandelwatch.example',
    legalName: undefined,
    people: [],
    inquiries: { endpoint: 'off' },
  };
  expect(findPlaceholders({ ...own, shop: settings })).toEqual([
    'content/shop.yaml: people: empty. Who answers visitors?',
    'content/shop.yaml: legalName, registrations: empty. Who runs the site?',
    'content/shop.yaml: email: still the placeholder hello@coromandelwatch.example',
    'content/shop.yaml: whatsapp: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: phone: still the placeholder +91 44 0000 0000',
    'content/shop.yaml: inquiries.endpoint: off, so the forms thank the visitor and send nothing',
  ]);
});

test('a public site has the form service of an example reported', () => {
  const settings = { ...shop, inquiries: { endpoint: 'https://forms.example/f/abc' } };
  expect(findPlaceholders({ ...own, shop: settings })).toEqual([
    'content/shop.yaml: inquiries.endpoint: still the placeholder https://forms.example/f/abc',
  ]);
});

test('a public site has the files and pictures of the sample reported', () => {
  const words = { ...prose.about.en, sample: true };
  const about = { en: prose.about.en, de: words, ar: words };
  const sample = {
    shop: { ...shop, sample: true },
    watches: [
      { ...watchData(), sample: true },
      { ...watch, id: 'drawn' },
      { ...watch, id: 'photographed' },
    ],
    prose: { ...prose, about },
    renderings: [watch.id, 'drawn', 'about-workshop'],
  };
  expect(findPlaceholders(sample)).toEqual([
    'pictures/renderings: still the scenes of the sample: about-workshop',
    `content/watches: shown by a rendering, so there is no photograph yet: ${watch.id}, drawn`,
    "content/about: sample: true, so the words are the sample's: de, ar",
    `content/watches: sample: true, so reports and measurements are invented: ${watch.id}`,
    'content/shop.yaml: sample: true, so name, address, hours and terms, and home.cards in content/locales, are invented',
  ]);
});
