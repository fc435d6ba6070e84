import { describe, expect, test } from 'vitest';
import { foldText } from '../../../i18n/fold-text.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { searchWatches } from './search-watches.ts';

/* Searches as collectors type them, among watches with facts and labels of their own, which the shop's may change. */

/** The facts of each watch, each with its label. */
const facts: Record<Locale, Record<string, string>> = {
  en: {
    submariner: `Brand Rolex Submariner | 1960s | Year 1967 | Automatic | Case material: stainless steel
      | Dial color: matte black | Strap: riveted steel bracelet | Reference 5513 | watches vintage with`,
    speedmaster: `Brand Omega Speedmaster Professional | 1960s | Year 1969 | Manual chronograph
      | Case material: stainless steel | Dial color: black, silver subdials | Strap: black leather
      | Reference 145.022 145022 | Calibre 861 | watches vintage with`,
    calatrava: `Brand Patek Philippe PP Calatrava | 1940s | Year 1948 | Manual | Case material: 18k yellow gold
      | Dial color: champagne | Strap: black alligator | watches vintage with`,
    reverso: `Brand Jaeger LeCoultre JLC Reverso | 1930s | Year 1938 | Manual | Case material: Staybrite steel
      | Case size 23.5 × 38 mm | Dial color: silver, two-tone | Strap: dark brown leather | watches vintage with`,
  },
  de: {
    submariner: 'Gehäusematerial: Edelstahl | Zifferblatt: Mattschwarz | Band: Nietband aus Stahl | Armbanduhren',
    speedmaster:
      'Gehäusematerial: Edelstahl | Zifferblatt: Schwarz, Hilfszifferblätter silberfarben | Band: Schwarzes Leder | Armbanduhren',
    calatrava:
      'Gehäusematerial: Gelbgold, 18 Karat | Zifferblatt: Champagnerfarben | Band: Schwarzes Alligatorleder | Armbanduhren',
    reverso: 'Gehäusematerial: Staybrite-Stahl | Zifferblatt: Silberfarben, zweitönig | Band: Dunkelbraunes Leder',
  },
  es: {
    submariner: 'Material de la caja: acero inoxidable | Color de la esfera: negro mate | relojes de',
    speedmaster:
      'Cronógrafo | Material de la caja: acero inoxidable | Color de la esfera: negro, contadores plateados | relojes de',
    calatrava: 'Material de la caja: oro amarillo | Color de la esfera: champán | Correa: piel negra | relojes de',
    reverso: 'Material de la caja: acero Staybrite | Color de la esfera: plateado, en dos tonos | relojes de',
  },
  fr: {
    submariner: 'Origine | Matière du boîtier: acier inoxydable | Couleur du cadran: noir mat | montres en',
    speedmaster:
      'Origine | Matière du boîtier: acier inoxydable | Couleur du cadran: noir, compteurs argentés | montres en',
    calatrava:
      'Origine | Matière du boîtier: or jaune, l or | Couleur du cadran: champagne | Bracelet: alligator noir | montres en',
    reverso: 'Origine | Matière du boîtier: acier Staybrite | Couleur du cadran: argenté, deux tons | montres en',
  },
  it: {
    submariner: 'Materiale della cassa: acciaio inossidabile | Colore del quadrante: nero opaco | orologi orologio',
    speedmaster:
      'Carica manuale | Materiale della cassa: acciaio | Colore del quadrante: nero, contatori argenté | orologi orologio',
    calatrava:
      'Carica manuale | Materiale della cassa: oro giallo | Colore del quadrante: champagne | Cinturino: pelle nera | orologi orologio',
    reverso:
      'Carica manuale | Materiale della cassa: acciaio | Colore del quadrante: argenté, a due toni | orologi orologio',
  },
  ar: {
    submariner: 'رولكس روليكس صبمارينر | مادة العلبة فولاذ مقاوم للصدأ | لون الميناء أسود مطفأ | ساعة من',
    speedmaster: 'أوميغا سبيدماستر | مادة العلبة فولاذ | لون الميناء أسود، عدّادات فضية | ساعة من',
    calatrava: 'باتيك فيليب كالاترافا | مادة العلبة ذهب أصفر | لون الميناء شمبانيا | السوار جلد تمساح أسود | ساعة من',
    reverso: 'ريفيرسو | مادة العلبة فولاذ | لون الميناء فضي، بدرجتين | ساعة من',
  },
};

const all = 'submariner speedmaster calatrava reverso';

const searches: Record<Locale, [typed: string, found: string][]> = {
  en: [
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
  const searchable = Object.keys(facts.en).map((id) => {
    const own = `${facts[locale][id]} | ${facts.en[id]}`.split('|');
    return { id, search: own.map((fact) => ` ${foldText(fact)} `).join('|') };
  });

  test.each(cases)('%s finds %s', (typed, found) => {
    expect(searchWatches(searchable, typed).map(({ id }) => id)).toEqual(found.split(' ').filter(Boolean));
  });
});
