import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { HoursException } from '../../content/schema/shop-schema.ts';
import { formatDays, formatTime, formatWeekday, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './hours-table.module.css';
import { shopTime } from './opening.ts';
import { upcomingExceptions } from './opening-texts.ts';

/** The opening hours, in the shop's time zone. */
export function HoursTable({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { firstDay, lastDay, opens, closes, byAppointment, exceptions, timeZone } = shop.hours;
  const days = t('visit.dayRange', { from: formatWeekday(locale, firstDay), to: formatWeekday(locale, lastDay) });
  const times = t('visit.timeRange', { from: formatTime(locale, opens), to: formatTime(locale, closes) });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('visit.hours')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('visit.days')}</span>
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('visit.times')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{sentenceCase(locale, days)}</th>
          <td>{times}</td>
        </tr>
        {byAppointment && (
          <tr>
            <th scope="row">{sentenceCase(locale, formatWeekday(locale, byAppointment))}</th>
            <td>{t('visit.byAppointment')}</td>
          </tr>
        )}
        {upcomingExceptions(exceptions, shopTime(new Date(), timeZone).date).map((exception) => (
          <ExceptionRow key={exception.from} locale={locale} exception={exception} />
        ))}
      </tbody>
    </table>
  );
}

/** Days with different hours. The page's script hides them when they have passed. */
function ExceptionRow({ locale, exception }: { locale: Locale; exception: HoursException }) {
  const t = createTranslator(locale);
  const { from, to = from, opens, closes, name } = exception;
  const days = formatDays(locale, from, to);
  return (
    <tr data-until={to} data-until-in={shop.hours.timeZone}>
      <th scope="row">
        {name ? (
          <>
            {isolateLatin(name[locale])} <span className={styles.days}>{days}</span>
          </>
        ) : (
          days
        )}
      </th>
      <td>
        {opens && closes
          ? t('visit.timeRange', { from: formatTime(locale, opens), to: formatTime(locale, closes) })
          : t('visit.closed')}
      </td>
    </tr>
  );
}
