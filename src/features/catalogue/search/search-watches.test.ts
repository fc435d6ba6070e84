import { describe, expect, test } from 'vitest';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listedWatch } from '../listed-watch-fixture.ts';
import { searchText } from './search-text.ts';
import { searchWatches } from './search-watches.ts';

/* Searches as collectors type them, among watches of their own: the shop's may be sold. */

type Wording = [caseMaterial: string, dialColor: string, strap: string];

const wordings: Record<string, Partial<Record<Locale, Wording>>> = {
  submariner: {
    en: ['Stainless steel', 'Matte black', 'Riveted steel bracelet'],
    de: ['Edelstahl', 'Mattschwarz', 'Nietband aus Stahl'],
    es: ['Acero inoxidable', 'Negro mate', 'Brazalete de acero remachado'],
    fr: ['Acier inoxydable', 'Noir mat', 'Acier, riveté'],
    it: ['Acciaio inossidabile', 'Nero opaco', 'Bracciale rivettato in acciaio'],
    ar: ['فولاذ مقاوم للصدأ', 'أسود مطفأ', 'سوار فولاذي مبرشم'],
  },
  speedmaster: {
    en: ['Stainless steel', 'Black, silver subdials', 'Black leather'],
    de: ['Edelstahl', 'Schwarz, Hilfszifferblätter silberfarben', 'Schwarzes Leder'],
    es: ['Acero inoxidable', 'Negro, contadores plateados', 'Piel negra'],
    fr: ['Acier inoxydable', 'Noir, compteurs argentés', 'Cuir noir'],
    it: ['Acciaio inossidabile', 'Nero, contatori argenté', 'Pelle nera'],
    ar: ['فولاذ مقاوم للصدأ', 'أسود، عدّادات فضية', 'جلد أسود'],
  },
  calatrava: {
    en: ['18k yellow gold', 'Champagne', 'Black alligator'],
    de: ['Gelbgold, 18 Karat', 'Champagnerfarben', 'Schwarzes Alligatorleder'],
    es: ['Oro amarillo de 18 quilates', 'Champán', 'Piel de aligátor negra'],
    fr: ['Or jaune 18 carats', 'Champagne', 'Alligator noir'],
    it: ['Oro giallo 18 kt', 'Champagne', 'Alligatore nero'],
    ar: ['ذهب أصفر عيار 18 قيراطًا', 'شمبانيا', 'جلد تمساح أسود'],
  },
  reverso: {
    en: ['Staybrite steel', 'Silver, two-tone', 'Dark brown leather'],
    de: ['Staybrite-Stahl', 'Silberfarben, zweitönig', 'Dunkelbraunes Leder'],
    es: ['Acero Staybrite', 'Plateado, en dos tonos', 'Piel marrón oscuro'],
    fr: ['Acier Staybrite', 'Argenté, deux tons', 'Cuir brun foncé'],
    it: ['Acciaio Staybrite', 'Argenté, a due toni', 'Pelle marrone scuro'],
    ar: ['فولاذ Staybrite', 'فضي، بدرجتين', 'جلد بني داكن'],
  },
};

function watch(id: string, facts: Partial<Watch>): Watch {
  const base = listedWatch({ id, ...facts });
  const words = Object.entries(wordings[id] ?? {}).map(([locale, [caseMaterial, dialColor, strap]]) => {
    return [locale, { ...base.words.en, caseMaterial, dialColor, strap }];
  });
  return { ...base, words: { ...base.words, ...Object.fromEntries(words) } };
}

const watches = [
  watch('submariner', { brand: 'Rolex', model: 'Submariner', year: 1967, reference: '5513', movement: 'Automatic' }),
  watch('speedmaster', {
    brand: 'Omega',
    model: 'Speedmaster Professional',
    year: 1969,
    reference: '145.022',
    calibre: '861',
    movement: 'Manual Chronograph',
  }),
  watch('calatrava', { brand: 'Patek Philippe', model: 'Calatrava', year: 1948, condition: 'Excellent' }),
  watch('reverso', { brand: 'Jaeger LeCoultre', model: 'Reverso', year: 1938, caseSize: '23.5 × 38 mm' }),
];

const all = 'submariner speedmaster calatrava reverso';

const searches: Record<Locale, [typed: string, found: string][]> = {
  en: [
    ['black dial', 'submariner speedmaster'],
    ['omega steel', 'speedmaster'],
    ['gold case', 'calatrava'],
    ['vintage rolex watch with black dial', 'submariner'],
    ['ROLEX 5513', 'submariner'],
    ['145022', 'speedmaster'],
    ['cal 861', 'speedmaster'],
    ['jlc', 'reverso'],
    ['1960s', 'submariner speedmaster'],
    ['196', 'submariner speedmaster'],
    ['23.5 mm', 'reverso'],
    ['submarinr', 'submariner'],
    ['subm', 'submariner'],
    ['om', 'speedmaster'],
    ['no such watch', ''],
    [' . ', all],
  ],
  de: [
    ['schwarzes Zifferblatt', 'submariner speedmaster'],
    ['silbernes Zifferblatt', 'speedmaster reverso'],
    ['black dial', 'submariner speedmaster'],
    ['gehaeuse gold', 'calatrava'],
    ['Armbanduhr Edelstahl', 'submariner speedmaster'],
    ['Jäger', 'reverso'],
  ],
  es: [
    ['esfera negra', 'submariner speedmaster'],
    ['reloj de oro', 'calatrava'],
    ['cronografo', 'speedmaster'],
  ],
  fr: [
    ['cadran noir', 'submariner speedmaster'],
    ['or', 'calatrava'],
    ['montre en acier', 'submariner speedmaster reverso'],
    ['l’or', 'calatrava'],
  ],
  it: [
    ['quadrante nero', 'submariner speedmaster'],
    ['orologio oro', 'calatrava'],
    ['carica manuale', 'speedmaster calatrava reverso'],
  ],
  ar: [
    ['رولكس', 'submariner'],
    ['روليكس صبمارينر', 'submariner'],
    ['ميناء اسود', 'submariner speedmaster'],
    ['الميناء الأسود', 'submariner speedmaster'],
    ['ساعة من ذهب', 'calatrava'],
    ['omega ١٩٦٩', 'speedmaster'],
  ],
};

describe.each(Object.entries(searches) as [Locale, [string, string][]][])('in %s', (locale, cases) => {
  const searchable = watches.map((each) => ({ id: each.id, search: searchText(locale, each) }));

  test.each(cases)('%s finds %s', (typed, found) => {
    expect(searchWatches(searchable, typed).map(({ id }) => id)).toEqual(found.split(' ').filter(Boolean));
  });
});
