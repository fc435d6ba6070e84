import { describe, expect, test } from 'vitest';
import { watchData } from '../../../content/content-fixture.ts';
import { createTranslator, textsByLocale } from '../../../content/words/translate.ts';
import { byLocale, type Locale } from '../../../i18n/locales.ts';
import { fill } from '../../../i18n/texts.ts';
import type { PictureData } from '../../../pictures/picture-data.ts';
import type { View } from '../../../pictures/views.ts';
import { listPictures } from './gallery-pictures.ts';

const watch = watchData();
const words = byLocale((locale) => textsByLocale[locale].watch.pictures);
const altOf = (locale: Locale, view: Exclude<View, 'front'>) =>
  fill(words[locale].alts[view], { brand: 'Tissot', model: 'Antimagnétique' });

function known(names: string[], renderings: string[] = []) {
  const pictures = Object.fromEntries(
    names.map((name): [string, PictureData] => [
      name,
      { base: `/images/sized/${name}`, fallback: `/images/${name}.jpg`, widths: [800], width: 800, height: 1000 },
    ]),
  );
  return { pictures, renderings };
}

describe('the pictures of a watch', () => {
  test('are in the order of the views, whatever the order of the files', () => {
    const names = [`${watch.id}-papers`, `${watch.id}-movement`, watch.id, `${watch.id}-caseback`, 'hero'];
    const listed = listPictures(createTranslator('en'), watch, known(names));
    const { captions } = words.en;
    expect(listed.map(({ view, label, alt }) => [view, label, alt])).toEqual([
      ['front', captions.front, watch.words.en.alt],
      ['caseback', captions.caseback, altOf('en', 'caseback')],
      ['movement', captions.movement, altOf('en', 'movement')],
      ['papers', captions.papers, altOf('en', 'papers')],
    ]);
  });

  test("have the owner's words if there are any", () => {
    const own = watchData();
    own.words.de.pictures = { movement: { caption: 'Werk, signiert' }, front: { caption: 'Von oben' } };
    const listed = listPictures(createTranslator('de'), own, known([own.id, `${own.id}-movement`]));
    expect(listed.map(({ label, alt }) => [label, alt])).toEqual([
      ['Von oben', own.words.de.alt],
      ['Werk, signiert', altOf('de', 'movement')],
    ]);
  });

  test("have the language of the owner's words if these are not translated", () => {
    const { de: _, ...translated } = watchData().words;
    const own = { ...watchData(), words: translated };
    own.words.en.pictures = { movement: { caption: 'The movement, signed' } };
    const listed = listPictures(createTranslator('de'), own, known([own.id, `${own.id}-movement`]));
    expect(listed.map(({ altLanguage, captionAttributes }) => [altLanguage, captionAttributes])).toEqual([
      ['en', {}],
      [undefined, { lang: 'en', dir: 'ltr' }],
    ]);
  });

  test('are renderings if their folder says so', () => {
    const side = `${watch.id}-side`;
    const names = [watch.id, side, `${watch.id}-movement`];
    const listed = listPictures(createTranslator('en'), watch, known(names, [watch.id, side]));
    expect(listed.map(({ isRendering }) => isRendering)).toEqual([true, true, false]);
  });
});
