import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
    ['the lettering of a dial, with its signs', 'عليه «[SUBMARINER 200m = 660ft]» و«[SWISS – T < 25]»'],
    ['an email address', 'اكتبوا إلى [hello@coromandelwatch.example].'],
    ['each of several names', 'صنعتها [Longines]، ثم [Omega]، ثم [12-120]'],
    ['a name, without the full stop of the sentence', 'هذه [Tissot].'],
    ['no year and no plain number', 'تعود إلى عام 1938، بقطر 33 ملم'],
    ['a placeholder', 'المرجع [{{reference}}]'],
    ['placeholders that belong together', 'ساعة [{{brand}} {{model}}] من عام [{{year}}]'],
    ['an address, with its Latin comma', 'متجرنا في [{{street}}, {{city}}]'],
    ['no count', '{{count}} ساعات'],
  ])('%s', (_, expected) => {
    expect(marked(expected.replace(/[[\]]/g, ''))).toBe(expected);
  });

  test('a placeholder takes the direction of its value, Latin words do not', () => {
    expect(isolateLatin('ar', 'في {{month}} من Omega')).toBe('في \u2068{{month}}\u2069 من \u2066Omega\u2069');
  });

  test('no Latin letter is outside of a run, no digit touches one, and the text is otherwise unchanged', () => {
    const words = 'ساعة العيار « ، 1967 Omega Söhne & 12-120 1007/BS 13ZN (5402ST)'.split(' ');
    const anyText = fc.array(fc.constantFrom(...words)).map((some) => some.join(' '));
    fc.assert(
      fc.property(anyText, (text) => {
        const isolated = isolateLatin('ar', `عام ${text}`);
        expect(isolated.replace(/\u2066.*?\u2069/g, '')).not.toMatch(/\p{Script=Latin}|\d-|\d\//u);
        expect(isolated).not.toMatch(/\d\u2066|\u2069\d/);
        expect(withoutIsolates(isolated)).toBe(`عام ${text}`);
      }),
    );
  });
});

test.each([
  ['de', 'Das Werk 1007/BS läuft, {{name}}.'],
  ['ar', 'The calibre 12-120 by Patek Philippe.'],
  ['ar', '1938'],
] as const)('%s: "%s" is returned unchanged', (locale, text) => {
  expect(isolateLatin(locale, text)).toBe(text);
});
