import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { isolateLatin, LeftToRight, Name } from './left-to-right.tsx';

const render = (text: string) => renderToStaticMarkup(isolateLatin(text));

/** The parts of an Arabic text that keep their own order. */
function isolated(text: string): string[] {
  return [...render(text).matchAll(/<bdi dir="ltr" lang="en">(.*?)<\/bdi>/g)].map((match) => match[1] ?? '');
}

describe('inside Arabic text', () => {
  test.each([
    ['a calibre with a hyphen', 'الحركة 12-120 يدوية', '12-120'],
    ['a calibre with a stroke', 'العيار 1007/BS اليدوي', '1007/BS'],
    ['a calibre of digits and letters', 'أتقنت 13ZN صنعتها', '13ZN'],
    ['a reference of digits and letters', 'بالمرجع 5402ST: الساعة', '5402ST'],
    ['a reference with a point', 'المرجع 145.022 نادر', '145.022'],
    ['a brand', 'كانت Tissot من أوائل', 'Tissot'],
    ['a model of several words, accents included', 'باسم Chronomètre Royal وحده', 'Chronomètre Royal'],
    ['a brand with its calibre', 'عيار Patek Philippe 12-120 في', 'Patek Philippe 12-120'],
    ['a brand with hyphen and point', 'ساعة Jaeger-LeCoultre Ref. 201 هنا', 'Jaeger-LeCoultre Ref'],
  ])('%s keeps its own order', (_what, text, expected) => {
    expect(isolated(text)[0]).toBe(expected);
  });

  test('each of several runs is isolated', () => {
    expect(isolated('صنعتها Longines، ثم Omega، ثم 12-120')).toEqual(['Longines', 'Omega', '12-120']);
  });

  test('a full stop after a brand stays with the Arabic sentence', () => {
    expect(render('هذه Tissot.')).toBe('هذه <bdi dir="ltr" lang="en">Tissot</bdi>.');
  });

  test('years and plain numbers need nothing', () => {
    expect(render('تعود إلى عام 1938، بقطر 33 ملم')).toBe('تعود إلى عام 1938، بقطر 33 ملم');
  });

  test('not a character is lost', () => {
    const text = 'عيار Vacheron Constantin 1007/BS اليدوي، وOmega & Rolex.';
    expect(render(text).replace(/<[^>]+>/g, '')).toBe(text.replace('&', '&amp;'));
  });

  test('no description of the shop leaves a Latin letter outside', () => {
    const folder = join(import.meta.dirname, '../../../content/watches');
    for (const file of readdirSync(folder)) {
      const watch: Watch = parse(readFileSync(join(folder, file), 'utf8'));
      const outside = render(watch.words.ar.description).replace(/<bdi.*?<\/bdi>/g, '');
      expect(outside, file).not.toMatch(/\p{Script=Latin}|\d-|\d\//u);
      // What touches a run from outside would change places with it.
      expect(render(watch.words.ar.description), file).not.toMatch(/\d<bdi|<\/bdi>\d/);
    }
  });
});

describe('text in Latin script', () => {
  test.each(['The calibre 12-120 by Patek Philippe.', 'Das Werk 1007/BS läuft.', '', '1938'])(
    'comes back as it is: %j',
    (text) => {
      expect(isolateLatin(text)).toBe(text);
    },
  );
});

describe('marked text', () => {
  test('a brand is read by another voice only if the page has another script', () => {
    const brand = (locale: 'ar' | 'en') => renderToStaticMarkup(<Name locale={locale}>Omega</Name>);
    expect(brand('ar')).toBe('<bdi dir="ltr" lang="en">Omega</bdi>');
    expect(brand('en')).toBe('<bdi dir="ltr">Omega</bdi>');
  });

  test('an address is read as English everywhere', () => {
    expect(renderToStaticMarkup(<LeftToRight lang="en">Cathedral Road</LeftToRight>)).toBe(
      '<bdi dir="ltr" lang="en">Cathedral Road</bdi>',
    );
  });

  test('a price runs left to right in the language of the page', () => {
    expect(renderToStaticMarkup(<LeftToRight>$3,800</LeftToRight>)).toBe('<bdi dir="ltr">$3,800</bdi>');
  });
});
