import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { asText, shopData, yamlFile } from '../content-fixture.ts';
import { explainIssue } from '../reading/explain-issue.ts';
import { lineOf } from '../reading/problem.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { formServiceOrigin, type Shop, shopSchema } from './shop-schema.ts';

/** The problems after a change of the shop's facts, without the file's name. */
function problemsAfter(change: (shop: Shop) => void): string[] {
  const changed = structuredClone(shopData);
  change(changed);
  return (shopSchema.safeParse(asText(changed), { error: explainIssue }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe("the shop's facts", () => {
  test('with a mistake have file, field and expectation', () => {
    const { hours, ...facts } = shopData;
    const file = yamlFile({ ...facts, hours: { ...hours, opens: 'ten' }, fax: '1' });
    expect(readYaml(file, shopSchema).problems.map(lineOf)).toEqual([
      `${file}: hours.opens: expected a time on the 24-hour clock, such as 09:30 or 19:00, found "ten"`,
      `${file}: fax: expected no such field`,
    ]);
  });

  test('that two checks refuse are reported once', () => {
    const file = yamlFile({ ...shopData, url: 'www.watches.in' });
    expect(readYaml(file, shopSchema).problems.map(lineOf)).toEqual([
      `${file}: url: expected a URL without a folder, such as https://coromandelwatch.example, found "www.watches.in"`,
    ]);
  });

  test.each([
    ['postalCode: 01067', { address: { postalCode: '01067' } }],
    ['postalCode: 600086', { address: { postalCode: '600086' } }],
    ['whatsapp: +919840012345', { whatsapp: '+919840012345' }],
    ['name: No', { name: 'No' }],
    ['opens: 08:30', { hours: { opens: '08:30' } }],
    ['insured: false', { terms: { insured: false } }],
    ['city: Jaipur', { address: { city: { en: 'Jaipur', fr: 'Jaipur' } } }],
  ])('are text as it is written: %s', (line, expected) => {
    const [name = ''] = line.split(':');
    const text = stringify({ ...shopData, terms: { insured: true } });
    const file = yamlFile(text.replace(new RegExp(`${name}:.*(\\n {4}.*)*`), line));
    const { data, problems } = readYaml(file, shopSchema);
    expect(problems).toEqual([]);
    expect(data).toMatchObject(expected);
  });

  test('may have words once for all languages, in English alone, or by language', () => {
    const people = ['Watchmaker', { en: 'Watchmaker' }, { en: 'Watchmaker', de: 'Uhrmacherin' }].map((role) => ({
      name: 'Anna',
      role,
    }));
    const { data } = readYaml(yamlFile({ ...shopData, people }), shopSchema);
    expect(data?.people.map(({ role }) => [role?.en, role?.de])).toEqual([
      ['Watchmaker', 'Watchmaker'],
      ['Watchmaker', undefined],
      ['Watchmaker', 'Uhrmacherin'],
    ]);
    const german = yamlFile({ ...shopData, people: [{ name: 'Anna', role: { de: 'Uhrmacherin' } }] });
    expect(readYaml(german, shopSchema).problems.map(lineOf)).toEqual([
      `${german}: people.0.role: expected words, or words by language, such as { en: Watchmaker }`,
    ]);
    const empty = yamlFile({ ...shopData, address: { ...shopData.address, city: '' } });
    expect(readYaml(empty, shopSchema).problems.map(lineOf)).toEqual([
      `${empty}: address.city: expected some words, found nothing`,
    ]);
  });

  test('with a wrong value are rejected with the name of the field', () => {
    const mistakes: [field: string, change: (shop: Shop) => void][] = [
      ['phone', (shop) => Object.assign(shop, { phone: '044 2345' })],
      ['email', (shop) => Object.assign(shop, { email: 'hello' })],
      ['url', (shop) => Object.assign(shop, { url: 'https://shop.example/folder' })],
      ['address.postalCode', (shop) => Object.assign(shop.address, { postalCode: '“600086”' })],
      ['address.countryCode', (shop) => Object.assign(shop.address, { countryCode: 'in' })],
      ['address.countryCode', (shop) => Object.assign(shop.address, { countryCode: 'XX' })],
      ['terms.shipsTo', (shop) => Object.assign(shop.terms, { shipsTo: 'India' })],
      ['terms.shipsTo', (shop) => Object.assign(shop.terms, { shipsTo: ['IN', 'FR'] })],
      ['currency', (shop) => Object.assign(shop, { currency: 'rupees' })],
      ['address.coordinatesOf', ({ address }) => Object.assign(address, { street: '1 New Road' })],
      ['address.coordinatesOf', ({ address }) => Reflect.deleteProperty(address, 'coordinatesOf')],
      ['languages.1', (shop) => Object.assign(shop, { languages: ['en', 'xx'] })],
      ['languages', (shop) => Object.assign(shop, { languages: ['de', 'fr'] })],
      ['languages', (shop) => Object.assign(shop, { languages: ['en', 'de', 'en'] })],
      ['priceBands.0', (shop) => Object.assign(shop, { priceBands: [0.5] })],
      ['hours.timeZone', (shop) => Object.assign(shop.hours, { timeZone: 'Asia/Chennai' })],
      ['hours.closes', (shop) => Object.assign(shop.hours, { closes: '09:00', opens: '10:00' })],
      ['hours.lastDayCloses', (shop) => Object.assign(shop.hours, { opens: '10:00', lastDayCloses: '09:00' })],
      ['hours.lastDayCloses', ({ hours }) => Object.assign(hours, { firstDay: hours.lastDay, lastDayCloses: '14:00' })],
      ['hours.byAppointment', ({ hours }) => Object.assign(hours, { byAppointment: hours.lastDay })],
      ['inquiries.endpoint', (shop) => Object.assign(shop.inquiries, { endpoint: 'http://forms.example/f' })],
      ['editor.repository', (shop) => Object.assign(shop, { editor: { repository: 'https://github.com/a/b' } })],
    ];
    for (const [field, change] of mistakes)
      expect.soft(problemsAfter(change)).toEqual([expect.stringMatching(`^${field}: expected `)]);
  });

  test('may change their currency with the prices, and their street with its place on the map', () => {
    const move = (shop: Shop) => Object.assign(shop.address, { street: '1 New Road', coordinatesOf: '1 New Road' });
    expect(problemsAfter(move)).toEqual([]);
    expect(problemsAfter((shop) => Object.assign(shop, { currency: 'INR', pricesIn: 'INR' }))).toEqual([]);
    expect(problemsAfter((shop) => Object.assign(shop, { currency: 'INR' }))).toEqual([
      'pricesIn: expected "pricesIn: INR" once all prices and priceBands are in it, because currency says INR and nothing is converted',
    ]);
  });

  test('may say that the shop ships worldwide, or to some countries', () => {
    for (const shipsTo of ['worldwide', 'IN', 'IN, FR'])
      expect(problemsAfter((shop) => Object.assign(shop.terms, { shipsTo }))).toEqual([]);
  });

  test('may have a URL as a browser copies it, with a slash', () => {
    expect(shopSchema.parse(asText({ ...shopData, url: 'https://shop.example/' })).url).toBe('https://shop.example');
  });

  test('may have price bands in any order', () => {
    expect(shopSchema.parse(asText({ ...shopData, priceBands: [9000, 500] })).priceBands).toEqual([500, 9000]);
  });

  test('may not have price bands with commas, which YAML reads as more numbers', () => {
    const problem = 'priceBands.1: expected a number without a comma, such as 50000';
    expect(problemsAfter((shop) => Object.assign(shop, { priceBands: [50, 0] }))).toEqual([problem]);
  });

  test('may leave out fields with a default', () => {
    const { inquiries, ...facts } = shopData;
    expect(shopSchema.parse(asText({ ...facts, editor: { repository: 'owner/shop' } }))).toMatchObject({
      inquiries: { endpoint: 'off' },
      editor: { repository: 'owner/shop', branch: 'main' },
    });
  });
});

describe('an exception to the hours', () => {
  test.each<[string, object]>([
    ['a day, closed', { from: '2027-01-26' }],
    ['a year', { from: '2028-01-14', to: '2029-01-14' }],
    ['days with other hours', { from: '2027-01-14', to: '2027-01-16', opens: '10:00', closes: '13:00' }],
    ['a name in English', { from: '2027-01-14', name: { en: 'Pongal' } }],
    ['a name in several languages', { from: '2027-01-14', name: { en: 'Pongal', ar: 'بونغال' } }],
  ])('may be %s', (_, exception) => {
    expect(problemsAfter((shop) => Object.assign(shop.hours, { exceptions: [exception] }))).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['another form of date', { from: '14.01.2027' }, 'from: expected a date such as 2026-03-11'],
    ['a day that is not in the calendar', { from: '2027-02-30' }, 'from: expected a date such as 2026-03-11'],
    ['a far year', { from: '9999-12-31' }, 'from: expected a date before 2100'],
    [
      'an end more than a year on',
      { from: '2027-01-14', to: '2072-01-16' },
      'to: expected a day within a year of 2027-01-14',
    ],
    ['an end before its start', { from: '2027-01-14', to: '2027-01-13' }, 'to: expected 2027-01-14 or a later day'],
    ['an opening only', { from: '2027-01-14', opens: '10:00' }, 'closes: expected a time, because opens has one'],
    ['a closing only', { from: '2027-01-14', closes: '10:00' }, 'opens: expected a time, because closes has one'],
    [
      'no English name',
      { from: '2027-01-14', name: { ar: 'بونغال' } },
      'name: expected words, or words by language, such as { en: Pongal }',
    ],
    ['hours backwards', { from: '2027-01-14', opens: '13:00', closes: '10:00' }, 'closes: expected a time after 13:00'],
  ])('may not have %s', (_, exception, problem) => {
    const problems = problemsAfter((shop) => Object.assign(shop.hours, { exceptions: [exception] }));
    expect(problems).toEqual([`hours.exceptions.0.${problem}`]);
  });

  test('are sorted by date', () => {
    const file = yamlFile({
      ...shopData,
      hours: { ...shopData.hours, exceptions: [{ from: '2027-12-28', to: '2028-01-06' }, { from: '2027-12-14' }] },
    });
    const days = readYaml(file, shopSchema).data?.hours.exceptions.map(({ from }) => from);
    expect(days).toEqual(['2027-12-14', '2027-12-28']);
  });

  test('may not share a day with another', () => {
    const exceptions = [{ from: '2027-01-14', to: '2027-01-16' }, { from: '2027-01-26' }, { from: '2027-01-16' }];
    expect(problemsAfter((shop) => Object.assign(shop.hours, { exceptions }))).toEqual([
      'hours.exceptions.2.from: expected days of its own, but exception 1 has some of them too',
    ]);
  });
});

test('only a form service has an origin for the Content Security Policy', () => {
  expect(formServiceOrigin('https://forms.example/f/1')).toBe('https://forms.example');
  expect(formServiceOrigin('/api/inquiries')).toBeUndefined();
  expect(formServiceOrigin('off')).toBeUndefined();
});
