import {
  formatAlternatives,
  formatCountry,
  formatItems,
  formatLabel,
  formatList,
  formatUnit,
  sentenceCase,
} from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { BuyingSection } from '../schema/prose-schemas.ts';
import { countriesOf, type Terms } from '../schema/terms-schema.ts';

/** A term of a sale, in one language. */
export interface TermRow {
  label: string;
  value: string;
}

/** The terms that the shop has set, in one language, by the section of the page on buying. */
export function describeTerms(locale: Locale, terms: Terms): Partial<Record<BuyingSection, TermRow[]>> {
  const t = createTranslator(locale);
  const values = describeValues(locale, terms);
  const rows = (...names: (keyof typeof values)[]) =>
    names.flatMap((name) => {
      const value = values[name];
      return value ? [{ label: t(`buying.terms.${name}`), value: sentenceCase(locale, value) }] : [];
    });
  return {
    paying: rows('payment'),
    holding: rows('hold'),
    shipping: rows('shipsTo', 'postage', 'handling', 'insurance'),
    inspection: rows('inspection', 'returnPostage', 'refund'),
    guarantee: rows('guarantee', 'guaranteePostage'),
    movement: rows('movement'),
  };
}

/** Payment, shipping and returns, one short line each, for a watch's page. Terms that the shop has not set are left out. */
export function listTermLines(locale: Locale, terms: Terms) {
  const t = createTranslator(locale);
  const { payment, shipsTo, inspection } = describeValues(locale, terms);
  const sending = [shipsTo, terms.insured && t('watch.terms.insured')].filter((words) => typeof words === 'string');
  const line = (label: string, items: string | undefined) => items && `${formatLabel(locale, label)} ${items}`;
  const lines = [
    { about: 'paying', text: line(t('buying.terms.payment'), payment) },
    { about: 'shipping', text: line(t('watch.terms.shipping'), formatItems(locale, sending)) },
    { about: 'inspection', text: inspection && t('watch.terms.comingBack', { days: inspection }) },
  ] as const;
  return lines.flatMap(({ about, text }) => (text ? [{ about, text }] : []));
}

/** Each term in words; `undefined` if the shop has not set it. */
function describeValues(locale: Locale, terms: Terms) {
  const t = createTranslator(locale);
  const { payment, holdHours, handlingDays, insured, inspectionDays, returnPostage, refundDays, shipsTo } = terms;
  const { postage, guarantee, movement } = terms;
  const paidBy = (payer: 'buyer' | 'shop' | undefined) => payer && t(`buying.postagePaidBy.${payer}`);
  const ways = payment?.map((way) => t(`buying.ways.${way}`));
  const countries = countriesOf(terms)?.map((code) => formatCountry(locale, code));
  return {
    payment: ways && formatAlternatives(locale, ways),
    hold: holdHours && formatUnit(locale, holdHours, 'hour'),
    shipsTo: countries ? formatList(locale, countries) : shipsTo && t('buying.worldwide'),
    postage: paidBy(postage),
    handling: handlingDays && formatUnit(locale, handlingDays, 'day'),
    insurance: insured && t('buying.insured'),
    inspection: inspectionDays && formatUnit(locale, inspectionDays, 'day'),
    returnPostage: paidBy(returnPostage),
    refund: refundDays && t('buying.refunded', { days: formatUnit(locale, refundDays, 'day') }),
    guarantee: guarantee && formatUnit(locale, guarantee.years, 'year'),
    guaranteePostage: paidBy(guarantee?.returnPostage),
    movement: describeMovement(locale, movement),
  };
}

function describeMovement(locale: Locale, movement: Terms['movement']): string | undefined {
  const t = createTranslator(locale);
  if (movement === 'none') return t('buying.movementNotCovered');
  return movement === undefined
    ? undefined
    : t('buying.movementCovered', { months: formatUnit(locale, movement, 'month') });
}
