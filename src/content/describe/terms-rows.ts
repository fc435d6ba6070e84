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
import { describeLengths } from '../../i18n/shop-details.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { BuyingSection } from '../schema/prose-schemas.ts';
import type { Shop } from '../schema/shop-schema.ts';
import { countriesOf, type Terms } from '../schema/terms-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { exportLimits } from './export-limits.ts';

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

/**
 * What the shop promises to the buyer of a watch, one short line each, for the watch's page. Terms that the shop has not set
 * are left out.
 */
export function listTermLines(locale: Locale, watch: Pick<Watch, 'year' | 'strapLeather'>, shop: TermsOfShop) {
  const t = createTranslator(locale);
  const { holdHours, inspectionDays, guaranteeYears, movementMonths } = describeLengths(locale, shop.terms);
  const shipping = describeShipping(locale, watch, shop);
  const lines = [
    { about: 'guarantee', text: guaranteeYears && t('watch.terms.guarantee', { years: guaranteeYears }) },
    { about: 'movement', text: movementMonths && t('watch.terms.movement', { months: movementMonths }) },
    { about: 'inspection', text: inspectionDays && t('watch.terms.inspection', { days: inspectionDays }) },
    { about: 'holding', text: holdHours && t('watch.terms.holding', { time: holdHours }) },
    { about: 'shipping', text: shipping && `${formatLabel(locale, t('watch.terms.shipping'))} ${shipping}` },
  ] as const;
  return lines.flatMap(({ about, text }) => (text ? [{ about, text }] : []));
}

type TermsOfShop = Pick<Shop, 'terms' | 'address'>;

/** Where the shop sends a watch, and what may not go abroad; `undefined` if it has not said where it ships. */
function describeShipping(locale: Locale, watch: Pick<Watch, 'year' | 'strapLeather'>, shop: TermsOfShop) {
  const t = createTranslator(locale);
  const { terms, address } = shop;
  const { shipsTo } = describeValues(locale, terms);
  if (!shipsTo) return undefined;
  const limits = exportLimits(watch, shop);
  const country = formatCountry(locale, address.countryCode);
  const place = limits.watch ? t('watch.terms.within', { country }) : shipsTo;
  const where = formatItems(locale, terms.insured ? [place, t('watch.terms.insured')] : [place]);
  if (limits.watch) return t('watch.terms.certificate', { where });
  return limits.strap ? t('watch.terms.otherStrap', { where }) : where;
}

/** Each term in words; `undefined` if the shop has not set it. */
function describeValues(locale: Locale, terms: Terms) {
  const t = createTranslator(locale);
  const { payment, handlingDays, insured, returnPostage, refundDays, shipsTo, postage, guarantee, movement } = terms;
  const { holdHours, inspectionDays, guaranteeYears } = describeLengths(locale, terms);
  const paidBy = (payer: 'buyer' | 'shop' | undefined) => payer && t(`buying.postagePaidBy.${payer}`);
  const ways = payment?.map((way) => t(`buying.ways.${way}`));
  const countries = countriesOf(terms)?.map((code) => formatCountry(locale, code));
  return {
    payment: ways && formatAlternatives(locale, ways),
    hold: holdHours,
    shipsTo: countries ? formatList(locale, countries) : shipsTo && t('buying.worldwide'),
    postage: postage === 'buyer' ? t('buying.postageOnInvoice') : paidBy(postage),
    handling: handlingDays && formatUnit(locale, handlingDays, 'day'),
    insurance: insured && t('buying.insured'),
    inspection: inspectionDays,
    returnPostage: paidBy(returnPostage),
    refund: refundDays && t('buying.refunded', { days: formatUnit(locale, refundDays, 'day') }),
    guarantee: guaranteeYears,
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
