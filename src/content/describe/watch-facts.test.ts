import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { watchData } from '../content-fixture.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { createTranslator } from '../words/translate.ts';
import { type FactKey, listFacts } from './watch-facts.ts';

const textOf = (locale: Locale, changes: Partial<Watch>, fact: FactKey) =>
  listFacts(createTranslator(locale), { ...watchData(), ...changes }).find(({ key }) => key === fact)?.text;

test.each<[Locale, string]>([
  ['en', 'Manual, cal.\u00a012-120, 18\u00a0jewels'],
  ['de', 'Handaufzug, Kal.\u00a012-120, 18\u00a0Steine'],
  ['ar', 'يدوية التعبئة، العيار\u00a0\u206812-120\u2069، 18\u00a0حجرًا'],
])('the movement reads as in a catalogue (%s)', (locale, text) => {
  expect(textOf(locale, { calibre: '12-120', jewels: 18 }, 'movement')).toBe(text);
});

test.each<[string, Partial<Watch>, string]>([
  ['neither calibre nor jewels', {}, 'Manual'],
  ['its jewels alone', { jewels: 1 }, 'Manual, 1\u00a0jewel'],
  ['no jewels, as a pin-lever movement', { calibre: '410', jewels: 0 }, 'Manual, cal.\u00a0410, 0\u00a0jewels'],
])('the movement of a watch with %s', (_, changes, text) => {
  expect(textOf('en', changes, 'movement')).toBe(text);
});

test('what is signed has the order of a catalogue, each part once', () => {
  expect(textOf('en', { signed: ['movement', 'case', 'dial', 'case'] }, 'signed')).toBe('Case, dial and movement');
  expect(textOf('fr', { signed: ['dial'] }, 'signed')).toBe('Cadran');
  expect(textOf('en', {}, 'signed')).toBeUndefined();
});
