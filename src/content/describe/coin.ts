import { formatPrice, formatUnit } from '../../i18n/format.ts';
import type { Translate } from '../words/translate.ts';

/** Diameters in millimetres. Sources: the Reserve Bank of India, the European Central Bank. */
const tenRupees = { amount: 10, currency: 'INR', diameter: 27 };
const twoEuros = { amount: 2, currency: 'EUR', diameter: 25.75 };

/**
 * A coin that readers have in hand, to draw watches beside. English and Arabic are read under many currencies: they have that of
 * the shop's country.
 */
export function describeCoin(t: Translate) {
  const { amount, currency, diameter } = ['de', 'es', 'fr', 'it'].includes(t.locale) ? twoEuros : tenRupees;
  return {
    diameter,
    price: formatPrice(t.locale, amount, currency),
    /** `Beside a 10-rupee coin (27 mm), to the same scale` */
    text: t('watch.trueSize.coin', { diameter: formatUnit(t.locale, diameter, 'millimeter') }),
  };
}
