import {
  formatAlternatives,
  formatCountry,
  formatItems,
  formatList,
  formatUnit,
  sentenceCase,
} from '../../i18n/format.ts';
import { formatLabel } from '../../i18n/texts.ts';
import type { BuyingSection } from '../schema/prose-schemas.ts';
import type { Shop } from '../schema/shop-schema.ts';
import { countriesOf, type Terms } from '../schema/terms-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { describeLengths } from '../words/shop-details.ts';
import type { Translate } from '../words/translate.ts';
import { exportLimits } from './export-from-india.ts';

export interface TermRow {
  label: string;
  value: string;
}

/** The terms that the shop has set, in one language, by the section of the page on buying. */
export function describeTerms(t: Translate, terms: Terms): Partial<Record<BuyingSection, TermRow[]>> {
  const values = describeValues(t, terms);
  const rows = (...names: (keyof typeof values)[]) =>
    names.flatMap((name) => {
      const value = values[name];
      return value ? [{ label: t(`buying.terms.${name}`), value: sentenceCase(t.locale, value) }] : [];
    });
  return {
    paying: rows('payment'),
    holding: rows('hold'),
    duty: [
      ...rows('taxAbroad'),
      { label: t('customs.headings'), value: t('customs.allHeadings') },
      { label: t('customs.asked'), value: t('customs.allAsked') },
    ],
    shipping: rows('shipsTo', 'postage', 'handling', 'insurance', 'lost'),
    inspection: rows('inspection', 'returnPostage', 'refund', 'lostReturn'),
    guarantee: rows('guarantee', 'guaranteePostage'),
    movement: rows('movement'),
  };
}

/**
 * What the shop promises to the buyer of a watch, one short line each, for the watch's page. Terms that the shop has not set
 * are left out.
 */
export function listTermLines(t: Translate, watch: Pick<Watch, 'year' | 'strapLeather'>, shop: TermsOfShop) {
  const { holdHours, inspectionDays, guaranteeYears, movementMonths } = describeLengths(t.locale, shop.terms);
  const shipping = describeShipping(t, watch, shop);
  const lines = [
    { about: 'guarantee', text: guaranteeYears && t('watch.terms.guarantee', { years: guaranteeYears }) },
    { about: 'movement', text: movementMonths && t('watch.terms.movement', { months: movementMonths }) },
    { about: 'inspection', text: inspectionDays && t('watch.terms.inspection', { days: inspectionDays }) },
    { about: 'holding', text: holdHours && t('watch.terms.holding', { time: holdHours }) },
    { about: 'shipping', text: shipping && `${formatLabel(t.locale, t('watch.terms.shipping'))} ${shipping}` },
  ] as const;
  return lines.flatMap(({ about, text }) => (text ? [{ about, text }] : []));
}

export type TermsOfShop = Pick<Shop, 'terms' | 'address' | 'hours'>;

/** Where the shop sends a watch, and what may not go abroad; `undefined` if it has not said where it ships. */
export function describeShipping(t: Translate, watch: Pick<Watch, 'year' | 'strapLeather'>, shop: TermsOfShop) {
  const { terms, address } = shop;
  const { shipsTo } = describeValues(t, terms);
  if (!shipsTo) return undefined;
  const limits = exportLimits(watch, shop);
  const country = formatCountry(t.locale, address.countryCode);
  const place = limits.watch ? t('watch.terms.within', { country }) : shipsTo;
  const where = formatItems(t.locale, terms.insured ? [place, t('watch.terms.insured')] : [place]);
  if (limits.watch) return t('watch.terms.certificate', { where });
  return limits.strap ? t('watch.terms.otherStrap', { where }) : where;
}

/** Each term in words; `undefined` if the shop has not set it. Of a lost parcel every buyer should read something. */
function describeValues(t: Translate, terms: Terms) {
  const { payment, handlingDays, insured, returnPostage, refundDays, shipsTo, postage, guarantee, movement } = terms;
  const { lostParcel, taxAbroad } = terms;
  const { holdHours, inspectionDays, guaranteeYears, movementMonths } = describeLengths(t.locale, terms);
  const paidBy = (payer: 'buyer' | 'shop' | undefined) => payer && t(`buying.postagePaidBy.${payer}`);
  const ways = payment?.map((way) => t(`buying.ways.${way}`));
  const countries = countriesOf(terms)?.map((code) => formatCountry(t.locale, code));
  return {
    payment: ways && formatAlternatives(t.locale, ways),
    hold: holdHours,
    shipsTo: countries ? formatList(t.locale, countries) : shipsTo && t('buying.worldwide'),
    postage: postage === 'buyer' ? t('buying.postageOnInvoice') : paidBy(postage),
    handling: handlingDays && t('buying.handled', { days: formatUnit(t.locale, handlingDays, 'day') }),
    taxAbroad: taxAbroad && t(`buying.taxAbroad.${taxAbroad}`),
    insurance: insured && t('buying.insured'),
    lost: describeLoss(t, lostParcel, 'shop'),
    inspection: inspectionDays,
    returnPostage: paidBy(returnPostage),
    refund: refundDays && t('buying.refunded', { days: formatUnit(t.locale, refundDays, 'day') }),
    lostReturn: describeLoss(t, lostParcel, lostParcel?.returnClaim),
    guarantee: guaranteeYears,
    guaranteePostage: paidBy(guarantee?.returnPostage),
    movement:
      movement === 'none'
        ? t('buying.movementNotCovered')
        : movementMonths && t('buying.movementCovered', { months: movementMonths }),
  };
}

/** Who claims for a lost parcel, and when the buyer has the money; without the term, that buyers should ask. */
function describeLoss(t: Translate, term: Terms['lostParcel'], claimant: 'buyer' | 'shop' = 'shop'): string {
  if (!term) return t('buying.lost.ask');
  return t(`buying.lost.${claimant}`, { days: formatUnit(t.locale, term.refundDays, 'day') });
}
