import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isolateLatin, withoutIsolates } from './isolate-latin.ts';

/** An Arabic text with its isolated parts in brackets. */
const marked = (text: string) =>
  isolateLatin('ar', text)
    .replace(/[\u2066\u2068]/g, '[')
    .replaceAll('\u2069', ']');

describe('in an Arabic text', () => {
  test.each([
    ['a calibre with a hyphen', 'الحركة [12-120] يدوية'],
    ['a calibre with a stroke', 'العيار [1007/BS] اليدوي'],
    ['a calibre of digits and letters', 'أتقنت [13ZN] صنعتها'],
    ['a reference of digits and letters', 'بالمرجع [5402ST]: الساعة'],
    ['a reference with a point', 'المرجع [145.022] نادر'],
    ['a brand', 'كانت [Tissot] من أوائل'],
    ['a brand of two words', 'ساعة [Lange & Söhne] هنا'],
    ['a model of several words, accents included', 'باسم [Chronomètre Royal] وحده'],
    ['a brand with its calibre', 'عيار [Patek Philippe 12-120] في'],
    ['a brand with hyphen and point', 'ساعة [Jaeger-LeCoultre Ref]. [201-A] هنا'],
    ['an email address', 'اكتبوا إلى [hello@coromandelwatch.example].'],
    ['each of several names', 'صنعتها [Longines]، ثم [Omega]، ثم [12-120]'],
    ['a name, without the full stop of the sentence', 'هذه [Tissot].'],
    ['no year and no plain number', 'تعود إلى عام 1938، بقطر 33 ملم'],
    ['a placeholder', 'المرجع [{{reference}}]'],
    ['placeholders that belong together', 'ساعة [{{brand}} {{model}}] من عام [{{year}}]'],
    ['no count', '{{count}} ساعات'],
  ])('%s', (_, expected) => {
    expect(marked(expected.replace(/[[\]]/g, ''))).toBe(expected);
  });

  test('a placeholder takes the direction of its value, Latin words do not', () => {
    expect(isolateLatin('ar', 'في {{month}} من Omega')).toBe('في \u2068{{month}}\u2069 من \u2066Omega\u2069');
  });

  test('no description of the shop has a Latin letter outside a run', () => {
    const folder = join(import.meta.dirname, '../../content/watches');
    for (const file of readdirSync(folder)) {
      const { words } = parse(readFileSync(join(folder, file), 'utf8'));
      const text = isolateLatin('ar', words.ar.description);
      expect(text.replace(/\u2066.*?\u2069/g, ''), file).not.toMatch(/\p{Script=Latin}|\d-|\d\//u);
      // A character that touches a run from outside would swap places with it.
      expect(text, file).not.toMatch(/\d\u2066|\u2069\d/);
      expect(withoutIsolates(text)).toBe(words.ar.description);
    }
  });
});

test.each([
  ['de', 'Das Werk 1007/BS läuft, {{name}}.'],
  ['ar', 'The calibre 12-120 by Patek Philippe.'],
  ['ar', '1938'],
] as const)('%s: "%s" is returned unchanged', (locale, text) => {
  expect(isolateLatin(locale, text)).toBe(text);
});
