import { expect, test } from 'vitest';
import { watchData } from '../content-fixture.ts';
import { createTranslator } from '../words/translate.ts';
import { customsHeading, describeForCustoms } from './customs.ts';

const today = '2026-11-27';

test.each([
  ['18k yellow gold', '9101'],
  ['Sterling silver', '9101'],
  ['Gold-filled', '9101'],
  ['Stainless steel', '9102'],
  ['Gold-plated', '9102'],
  ['Steel with a gold bezel', '9102'],
  ['Golden steel', '9102'],
])('a case of %s is under heading %s', (material, heading) => {
  expect(customsHeading(material, 1965, today)).toBe(heading);
});

test.each([
  [1925, '9706'],
  [1926, '9102'],
])('a watch of %i is under heading %s in 2026', (year, heading) => {
  expect(customsHeading('Stainless steel', year, today)).toBe(heading);
});

test.each([
  ['Automatic', 'heading 9102, automatic'],
  ['Manual Chronograph', 'heading 9102, manual'],
] as const)('the line for customs has the heading and how the watch is wound: %s', (movement, line) => {
  expect(describeForCustoms(createTranslator('en'), { ...watchData(), movement }, today)).toBe(line);
});
