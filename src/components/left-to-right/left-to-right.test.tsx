import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isolateLatin, LeftToRight, Name } from './left-to-right.tsx';

const render = (text: string) => renderToStaticMarkup(isolateLatin(text));

/** The isolated parts of an Arabic text. */
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
  ])('%s is isolated', (_what, text, expected) => {
    expect(isolated(text)[0]).toBe(expected);
  });

  test('each of several runs is isolated', () => {
    expect(isolated('صنعتها Longines، ثم Omega، ثم 12-120')).toEqual(['Longines', 'Omega', '12-120']);
  });

  test('a full stop after a brand stays with the Arabic sentence', () => {
    expect(render('هذه Tissot.')).toBe('هذه <bdi dir="ltr" lang="en">Tissot</bdi>.');
  });

  test('years and plain numbers are not isolated', () => {
    expect(render('تعود إلى عام 1938، بقطر 33 ملم')).toBe('تعود إلى عام 1938، بقطر 33 ملم');
  });

  test('no character is lost', () => {
    const text = 'عيار Vacheron Constantin 1007/BS اليدوي، وOmega & Rolex.';
    expect(render(text).replace(/<[^>]+>/g, '')).toBe(text.replace('&', '&amp;'));
  });
});

describe('text in Latin script', () => {
  test.each(['The calibre 12-120 by Patek Philippe.', 'Das Werk 1007/BS läuft.', '', '1938'])(
    'is returned unchanged: %j',
    (text) => {
      expect(isolateLatin(text)).toBe(text);
    },
  );
});

describe('marked text', () => {
  test('a brand has `lang` only on a page in another script', () => {
    const brand = (locale: 'ar' | 'en') => renderToStaticMarkup(<Name locale={locale}>Omega</Name>);
    expect(brand('ar')).toBe('<bdi dir="ltr" lang="en">Omega</bdi>');
    expect(brand('en')).toBe('<bdi dir="ltr">Omega</bdi>');
  });

  test('an address is read as English everywhere', () => {
    expect(renderToStaticMarkup(<LeftToRight lang="en">Cathedral Road</LeftToRight>)).toBe(
      '<bdi dir="ltr" lang="en">Cathedral Road</bdi>',
    );
  });

  test('a price is left to right, in the language of the page', () => {
    expect(renderToStaticMarkup(<LeftToRight>$3,800</LeftToRight>)).toBe('<bdi dir="ltr">$3,800</bdi>');
  });
});
