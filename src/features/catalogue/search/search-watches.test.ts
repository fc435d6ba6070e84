import { describe, expect, test } from 'vitest';
import { foldText } from '../../../i18n/fold-text.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listFillers } from './search-text.ts';
import { findSimilar, searchWatches } from './search-watches.ts';

/* Searches as collectors type them, among watches with facts and labels of their own, which the shop's may change. */

/** The facts of each watch, each with its label. */
const facts: Partial<Record<Locale, Record<string, string>>> & { en: Record<string, string> } = {
  en: {
    submariner: `Brand Rolex Submariner | 1960s | Year 1967 | Automatic | Case material: stainless steel
      | Dial color: matte black | Strap: riveted steel bracelet | Reference 5513`,
    speedmaster: `Brand Omega Speedmaster Professional moonwatch | 1960s | Year 1969 | Manual chronograph
      | Case material: stainless steel | Dial color: black, silver subdials | Strap: black leather
      | Reference 145.022 145022 | Calibre 861`,
    calatrava: `Brand Patek Philippe PP Calatrava | 1940s | Year 1948 | Manual | Case material: 18k yellow gold
      | Dial color: champagne | Strap: black alligator`,
    reverso: `Brand Jaeger LeCoultre JLC Reverso | 1930s | Year 1938 | Manual | Case material: Staybrite steel
      | Case size 23.5 × 38 mm | Dial color: silver, two-tone | Strap: dark brown leather`,
  },
  de: {
    submariner: 'Gehäusematerial: Edelstahl | Zifferblatt: Mattschwarz | Band: Nietband aus Stahl',
    speedmaster:
      'Gehäusematerial: Edelstahl | Zifferblatt: Schwarz, Hilfszifferblätter silberfarben | Band: Schwarzes Leder',
    calatrava: 'Gehäusematerial: Gelbgold, 18 Karat | Zifferblatt: Champagnerfarben | Band: Schwarzes Alligatorleder',
    reverso: 'Gehäusematerial: Staybrite-Stahl | Zifferblatt: Silberfarben, zweitönig | Band: Dunkelbraunes Leder',
  },
  es: {
    submariner: 'Material de la caja: acero inoxidable | Color de la esfera: negro mate',
    speedmaster: 'Cronógrafo | Material de la caja: acero inoxidable | Color de la esfera: negro, contadores plateados',
    calatrava: 'Material de la caja: oro amarillo | Color de la esfera: champán | Correa: piel negra',
    reverso: 'Material de la caja: acero Staybrite | Color de la esfera: plateado, en dos tonos',
  },
  fr: {
    submariner: 'Origine | Matière du boîtier: acier inoxydable | Couleur du cadran: noir mat',
    speedmaster: 'Origine | Matière du boîtier: acier inoxydable | Couleur du cadran: noir, compteurs argentés',
    calatrava: 'Origine | Matière du boîtier: or jaune, l or | Couleur du cadran: champagne | Bracelet: alligator noir',
    reverso: 'Origine | Matière du boîtier: acier Staybrite | Couleur du cadran: argenté, deux tons',
  },
  it: {
    submariner: 'Materiale della cassa: acciaio inossidabile | Colore del quadrante: nero opaco',
    speedmaster: 'Carica manuale | Materiale della cassa: acciaio | Colore del quadrante: nero, contatori argenté',
    calatrava:
      'Carica manuale | Materiale della cassa: oro giallo | Colore del quadrante: champagne | Cinturino: pelle nera',
    reverso: 'Carica manuale | Materiale della cassa: acciaio | Colore del quadrante: argenté, a due toni',
  },
  ar: {
    submariner: 'رولكس روليكس صبمارينر | مادة العلبة فولاذ مقاوم للصدأ | لون الميناء أسود مطفأ',
    speedmaster: 'أوميغا سبيدماستر | مادة العلبة فولاذ | لون الميناء أسود، عدّادات فضية',
    calatrava: 'باتيك فيليب كالاترافا | مادة العلبة ذهب أصفر | لون الميناء شمبانيا | السوار جلد تمساح أسود',
    reverso: 'ريفيرسو | مادة العلبة فولاذ | لون الميناء فضي، بدرجتين',
  },
};

/** What each picture shows. */
const alt: Record<string, string> = { submariner: 'A divers’ watch with a rotating bezel' };

const all = 'submariner speedmaster calatrava reverso';

const searches: Partial<Record<Locale, [typed: string, found: string][]>> = {
  en: [
    ['black dial watch', 'submariner speedmaster'],
    ['watch with black dial', 'submariner speedmaster'],
    ['moonwatch', 'speedmaster'],
    ['rollex', 'submariner'],
    ['bezel', 'submariner'],
    ['vintage watches', all],
    ['black dial', 'submariner speedmaster'],
    ['omega steel', 'speedmaster'],
    ['gold case', 'calatrava'],
    ['vintage rolex watch with black dial', 'submariner'],
    ['ROLEX 5513', 'submariner'],
    ['145022', 'speedmaster'],
    ['145023', ''],
    ['cal 861', 'speedmaster'],
    ['jlc', 'reverso'],
    ['1960s', 'submariner speedmaster'],
    ['196', 'submariner speedmaster'],
    ['23.5 mm', 'reverso'],
    ['submarinr', 'submariner'],
    ['subm', 'submariner'],
    ['om', 'speedmaster'],
    ['patek phillipe', 'calatrava'],
    ['omgea', 'speedmaster'],
    ['speedmatser professoinal', 'speedmaster'],
    ['submarinor', 'submariner'],
    ['sixty', ''],
    ['zzzz', ''],
    ['iphone', ''],
    ['watches for men', all],
    ['gents antique wristwatch', all],
    ['no such watch', ''],
    [' . ', all],
  ],
  de: [
    ['Uhr mit schwarzem Zifferblatt', 'submariner speedmaster'],
    ['watch with black dial', 'submariner speedmaster'],
    ['schwarzes Zifferblatt', 'submariner speedmaster'],
    ['silbernes Zifferblatt', 'speedmaster reverso'],
    ['black dial', 'submariner speedmaster'],
    ['gehaeuse gold', 'calatrava'],
    ['Armbanduhr Edelstahl', 'submariner speedmaster'],
    ['Jäger', 'reverso'],
  ],
  es: [
    ['reloj con esfera negra', 'submariner speedmaster'],
    ['esfera negra', 'submariner speedmaster'],
    ['reloj de oro', 'calatrava'],
    ['cronografo', 'speedmaster'],
  ],
  fr: [
    ['montre cadran noir', 'submariner speedmaster'],
    ['montre à cadran noir', 'submariner speedmaster'],
    ['cadran noir', 'submariner speedmaster'],
    ['or', 'calatrava'],
    ['montre en acier', 'submariner speedmaster reverso'],
    ['l’or', 'calatrava'],
  ],
  it: [
    ['orologio con quadrante nero', 'submariner speedmaster'],
    ['quadrante nero', 'submariner speedmaster'],
    ['orologio oro', 'calatrava'],
    ['carica manuale', 'speedmaster calatrava reverso'],
  ],
  ar: [
    ['ساعة ميناء أسود', 'submariner speedmaster'],
    ['رولكس', 'submariner'],
    ['روليكس صبمارينر', 'submariner'],
    ['ميناء اسود', 'submariner speedmaster'],
    ['الميناء الأسود', 'submariner speedmaster'],
    ['ساعة من ذهب', 'calatrava'],
    ['omega ١٩٦٩', 'speedmaster'],
  ],
};

const searchableIn = (locale: Locale) =>
  Object.keys(facts.en).map((id) => {
    const own = `${facts[locale]?.[id]} | ${facts.en[id]}`.split('|');
    return { id, searchText: own.map((fact) => ` ${foldText(fact)} `).join('|'), alt: alt[id] ?? '' };
  });

describe.each(Object.entries(searches) as [Locale, [string, string][]][])('in %s', (locale, cases) => {
  const searchable = searchableIn(locale);

  test.each(cases)('%s finds %s', (typed, found) => {
    expect(searchWatches(searchable, typed, listFillers(locale)).map(({ id }) => id)).toEqual(
      found.split(' ').filter(Boolean),
    );
  });
});

test.each([
  ['rolex daytona', 'submariner'],
  ['Omgea Constellation', 'speedmaster'],
  // The most words first, and three at the most.
  ['black steel bracelet with moonphase', 'submariner speedmaster calatrava'],
  // A part of a word is enough, as for the search itself.
  ['master gmt', 'speedmaster'],
  ['zenith el primero', ''],
  ['watch', ''],
])('%s comes near to %s', (typed, similar) => {
  const found = findSimilar(searchableIn('en'), typed, listFillers('en'));
  expect(found.map(({ id }) => id)).toEqual(similar.split(' ').filter(Boolean));
});
