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
    ...describeBeatError(locale, beatError),
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
  const range = (field: 'rate' | 'amplitude', show: (value: number) => string) => {
    const values = measured.positions.map((reading) => reading[field]);
    const [from, to] = [show(Math.min(...values)), show(Math.max(...values))];
    return from === to ? from : t('watch.service.range', { from, to });
  };
  return {
    rate: t('watch.service.ratePerDay', { number: range('rate', (rate) => formatSigned(locale, rate)) }),
    amplitude: range('amplitude', (amplitude) => `${amplitude}°`),
    ...describeBeatError(locale, measured.beatError),
  };
}

function describeBeatError(locale: Locale, milliseconds: number | undefined): { beatError?: string } {
  return milliseconds === undefined ? {} : { beatError: formatUnit(locale, milliseconds, 'millisecond') };
}
