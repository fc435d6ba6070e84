import { site } from '../../../site.config.ts';
import { Dial } from '../../components/dial/dial.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { formatTime, formatWeekday, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { daysFrom, type Weekday } from '../../i18n/weekdays.ts';
import type { Hours } from './opening.ts';
import styles from './shop-clock.module.css';

/** Every sentence that `keep-clocks.ts` may show, written at build: in the browser it only picks one. */
export interface OpeningTexts {
  hours: Hours & { timeZone: string };
  open: string;
  /** By the day on which the shop opens next. */
  closed: Partial<Record<Weekday, string>>;
  byAppointment: Partial<Record<Weekday, string>>;
  /** The time in the shop, by hour from 0 to 23, with `{{minute}}` in place of the minute's two digits. */
  times: string[];
}

/**
 * A dial with the shop's own time, and whether the shop is open now. Without script the hands show ten past ten, as in
 * every watch advertisement, and the text names the time zone of the opening hours.
 */
export function ShopClock({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div className={styles.clock}>
      <Dial className={styles.dial} time={[10, 10]} timeZone={site.hours.timeZone} />
      <div data-opening={JSON.stringify(openingTexts(locale))}>
        <p className={styles.status}>{t('visit.shopTime')}</p>
        <p className={styles.time}>
          <LeftToRight>{utcOffset(site.hours.timeZone)}</LeftToRight>
        </p>
      </div>
    </div>
  );
}

/** Every sentence about the opening hours in a language. */
export function openingTexts(locale: Locale): OpeningTexts {
  const t = createTranslator(locale);
  const { firstDay, lastDay, opens, closes, byAppointment } = site.hours;
  const day = formatWeekday(locale, byAppointment);
  const forEachDay = (sentence: (weekday: string) => string) =>
    Object.fromEntries(
      daysFrom(firstDay, lastDay).map((weekday) => [
        weekday,
        sentenceCase(locale, sentence(formatWeekday(locale, weekday))),
      ]),
    );
  const time = formatTime(locale, opens);
  return {
    hours: site.hours,
    open: t('visit.openNow', { time: formatTime(locale, closes) }),
    closed: forEachDay((weekday) => t('visit.closedNow', { weekday, time })),
    byAppointment: forEachDay((weekday) => t('visit.appointmentToday', { day, weekday, time })),
    times: Array.from({ length: 24 }, (_, hour) =>
      // 59 is never an hour, so it can be found and replaced.
      t('visit.timeInChennai', { time: formatTime(locale, `${hour}:59`) }).replace('59', '{{minute}}'),
    ),
  };
}

/** A time zone's offset from UTC on the day of the build, such as `UTC+5:30`. */
function utcOffset(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
}
