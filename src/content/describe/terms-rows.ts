import { formatCountry, formatItems, formatLabel, formatList, formatUnit, sentenceCase } from '../../i18n/format.ts';
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
  const row = (label: string, value: string | number | false | undefined): TermRow[] =>
    value ? [{ label, value: sentenceCase(locale, String(value)) }] : [];
  return {
    paying: row(t('buying.terms.payment'), payment && waysToPay(locale, payment)),
    holding: row(t('buying.terms.hold'), holdHours && formatUnit(locale, holdHours, 'hour')),
    shipping: [
      ...row(t('buying.terms.shipsTo'), destinations(locale, terms)),
      ...row(t('buying.terms.handling'), handlingDays && formatUnit(locale, handlingDays, 'day')),
      ...row(t('buying.terms.insurance'), insured && t('buying.insured')),
    ],
    inspection: [
      ...row(t('buying.terms.inspection'), inspectionDays && formatUnit(locale, inspectionDays, 'day')),
      ...row(t('buying.terms.returnPostage'), returnPostage && t(`buying.postagePaidBy.${returnPostage}`)),
    ],
  };
}

/** Payment, shipping and returns in a short line each, for a watch's page. Terms that the shop has not set are left out. */
export function listTermLines(locale: Locale, terms: Terms) {
  const t = createTranslator(locale);
  const { payment, insured, inspectionDays } = terms;
  const sending = [destinations(locale, terms), insured ? t('watch.terms.insured') : undefined].filter(
    (each) => each !== undefined,
  );
  const line = (label: string, text: string) => `${formatLabel(locale, label)} ${text}`;
  const texts = {
    paying: payment && line(t('buying.terms.payment'), waysToPay(locale, payment)),
    shipping: sending.length > 0 && line(t('watch.terms.shipping'), formatItems(locale, sending)),
    inspection: inspectionDays && t('watch.terms.comingBack', { days: formatUnit(locale, inspectionDays, 'day') }),
  };
  return (['paying', 'shipping', 'inspection'] as const).flatMap((about) => {
    const text = texts[about];
    return text ? [{ about, text }] : [];
  });
}

function waysToPay(locale: Locale, payment: NonNullable<Terms['payment']>): string {
  const t = createTranslator(locale);
  return formatItems(
    locale,
    payment.map((way) => t(`buying.ways.${way}`)),
  );
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
