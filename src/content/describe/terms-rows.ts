import {
  formatCountry,
  formatDayCount,
  formatHourCount,
  formatItems,
  formatLabel,
  formatList,
  sentenceCase,
} from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { BuyingSection } from '../schema/buying-schema.ts';
import type { Terms } from '../schema/terms-schema.ts';

/** A term of a sale, in one language. */
export interface TermRow {
  label: string;
  value: string;
}

/** The terms that the shop has set, in one language, by the section of the page on buying. */
export function describeTerms(locale: Locale, terms: Terms): Partial<Record<BuyingSection, TermRow[]>> {
  const t = createTranslator(locale);
  const { payment, holdHours, handlingDays, insured, inspectionDays, returnPostage } = terms;
  const row = (name: Parameters<typeof termLabel>[1], value: string | number | false | undefined): TermRow[] =>
    value ? [{ label: termLabel(locale, name), value: sentenceCase(locale, String(value)) }] : [];
  return {
    paying: row('payment', payment && formatItems(locale, waysToPay(locale, payment))),
    holding: row('hold', holdHours && formatHourCount(locale, holdHours)),
    shipping: [
      ...row('shipsTo', destinations(locale, terms)),
      ...row('handling', handlingDays && formatDayCount(locale, handlingDays)),
      ...row('insurance', insured && t('buying.insured')),
    ],
    inspection: [
      ...row('inspection', inspectionDays && formatDayCount(locale, inspectionDays)),
      ...row('returnPostage', returnPostage && t(`buying.postagePaidBy.${returnPostage}`)),
    ],
  };
}

/** A short line about a term, for a watch's page. */
export interface TermLine {
  about: 'paying' | 'shipping' | 'inspection';
  text: string;
}

/** Payment, shipping and returns, one line each. Terms that the shop has not set are left out. */
export function listTermLines(locale: Locale, terms: Terms): TermLine[] {
  const t = createTranslator(locale);
  const { payment, insured, inspectionDays } = terms;
  const line = (label: string, items: string) => `${formatLabel(locale, label)} ${items}`;
  const where = destinations(locale, terms);
  const sending = [...(where ? [where] : []), ...(insured ? [t('watch.terms.insured')] : [])];
  return [
    ...(payment
      ? [
          {
            about: 'paying' as const,
            text: line(termLabel(locale, 'payment'), formatItems(locale, waysToPay(locale, payment))),
          },
        ]
      : []),
    ...(sending.length > 0
      ? [{ about: 'shipping' as const, text: line(t('watch.terms.shipping'), formatItems(locale, sending)) }]
      : []),
    ...(inspectionDays
      ? [
          {
            about: 'inspection' as const,
            text: t('watch.terms.comingBack', { days: formatDayCount(locale, inspectionDays) }),
          },
        ]
      : []),
  ];
}

function termLabel(
  locale: Locale,
  name: 'payment' | 'hold' | 'shipsTo' | 'handling' | 'insurance' | 'inspection' | 'returnPostage',
): string {
  return createTranslator(locale)(`buying.terms.${name}`);
}

function waysToPay(locale: Locale, payment: NonNullable<Terms['payment']>): string[] {
  const t = createTranslator(locale);
  return payment.map((way) => t(`buying.ways.${way}`));
}

/** Where the shop ships to: `worldwide`, or the names of countries. */
function destinations(locale: Locale, { shipsTo }: Terms): string | undefined {
  if (!shipsTo) return undefined;
  if (shipsTo === 'worldwide') return createTranslator(locale)('buying.worldwide');
  return formatList(
    locale,
    shipsTo.map((code) => formatCountry(locale, code)),
  );
}
