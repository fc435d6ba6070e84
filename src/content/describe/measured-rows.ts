import { formatPartialDate, formatSigned, formatUnit } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type Measured, positions } from '../schema/report-schema.ts';

/** The timing machine's readings in one language: rate and amplitude by position, in display order, and the beat error. */
export function describeMeasured(locale: Locale, { date, positions: readings, beatError }: Measured) {
  const t = createTranslator(locale);
  const ordered = positions.flatMap((position) => readings.filter((reading) => reading.position === position));
  return {
    date: formatPartialDate(locale, date),
    positions: ordered.map(({ position, rate, amplitude }) => ({
      position: t(`watch.measured.positions.${position}`),
      rate: t('watch.service.ratePerDay', { number: formatSigned(locale, rate) }),
      amplitude: `${amplitude}°`,
    })),
    ...(beatError !== undefined && { beatError: formatUnit(locale, beatError, 'millisecond') }),
  };
}

/**
 * The same for the comparison of watches: one range each, from the lowest to the highest reading.
 *
 * @returns values by field, without those that were not measured
 */
export function summariseMeasured(
  locale: Locale,
  measured: Measured | undefined,
): Partial<Record<'rate' | 'amplitude' | 'beatError', string>> {
  if (!measured) return {};
  const t = createTranslator(locale);
  const range = (values: number[], show: (value: number) => string) => {
    const [from, to] = [show(Math.min(...values)), show(Math.max(...values))];
    return from === to ? from : t('watch.service.range', { from, to });
  };
  const { positions: readings, beatError } = measured;
  const rates = range(
    readings.map(({ rate }) => rate),
    (rate) => formatSigned(locale, rate),
  );
  return {
    rate: t('watch.service.ratePerDay', { number: rates }),
    amplitude: range(
      readings.map(({ amplitude }) => amplitude),
      (amplitude) => `${amplitude}°`,
    ),
    ...(beatError !== undefined && { beatError: formatUnit(locale, beatError, 'millisecond') }),
  };
}
