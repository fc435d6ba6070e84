import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatCaseSize, formatPrice, formatTime, formatWeekday } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { usedCharacters } from './used-characters.ts';

/** What is found in a content folder with these files; gone when the test is over. */
function usedIn(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'characters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'watches'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return usedCharacters(folder);
}

test('every character of the texts is kept, in folders below too', () => {
  const { latin } = usedIn({ 'en.json': '{"a": "ž"}', 'watches/a.yaml': 'words: ñ' });
  expect(latin).toContain('ž');
  expect(latin).toContain('ñ');
});

test('every letter is kept as a capital too', () => {
  expect(usedIn({ 'en.json': 'œ' }).latin).toContain('Œ');
});

test('other files than the texts do not count', () => {
  expect(usedIn({ 'notes.txt': 'ž' }).latin).not.toContain('ž');
});

test('an owner may write plain English without a look at the fonts', () => {
  const { latin } = usedIn({});
  for (let code = 32; code < 127; code++) expect(latin).toContain(String.fromCharCode(code));
});

test('Arabic letters go to the Arabic face and nowhere else', () => {
  const { latin, arabic } = usedIn({ 'ar.json': 'ساعة پ' });
  for (const letter of 'ساعةپ،؟') expect(arabic).toContain(letter);
  expect(latin).not.toMatch(/\p{Script=Arabic}/u);
  expect(arabic).not.toMatch(/\p{Script=Latin}/u);
});

test('the marks over and under Arabic letters go with them', () => {
  const { latin, arabic } = usedIn({ 'ar.json': 'جدًّا' });
  for (const mark of '\u064b\u0651') expect([arabic.includes(mark), latin.includes(mark)]).toEqual([true, false]);
});

test('italics are kept for what is set in them, in every language of Latin script', () => {
  const { italic } = usedCharacters('content');
  for (const letter of 'Aü é.') expect(italic).toContain(letter);
  expect(italic).not.toMatch(/\p{Script=Arabic}|\d/u);
  expect(usedIn({}).italic).toContain('“');
});

test('no character is named twice', () => {
  const { latin } = usedIn({ 'en.json': 'aaa AAA' });
  expect(new Set(latin).size).toBe([...latin].length);
});

test('what prices, sizes, times and weekdays add is kept', () => {
  const { latin, arabic } = usedIn({});
  const written = locales.flatMap((locale) => [
    formatPrice(locale, 65000),
    formatCaseSize(locale, '23.5 × 38 mm'),
    formatTime(locale, '19:00'),
    formatWeekday(locale, 'wednesday'),
    formatWeekday(locale, 'saturday'),
    formatWeekday(locale, 'monday'),
  ]);
  // Marks of direction show nothing, and no font needs them.
  const missing = [...written.join('')].filter(
    (character) => !/[\u200e\u200f]/.test(character) && !(latin + arabic).includes(character),
  );
  expect(missing.map((character) => `${character} U+${character.codePointAt(0)?.toString(16)}`)).toEqual([]);
});
