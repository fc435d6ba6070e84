import { site } from '../../../site.config.ts';
import { formatTime, formatWeekday, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './hours-table.module.css';

/** The opening hours, in the shop's own time zone. */
export function HoursTable({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { firstDay, lastDay, opens, closes, byAppointment } = site.hours;
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
        <tr>
          <th scope="row">{sentenceCase(locale, formatWeekday(locale, byAppointment))}</th>
          <td>{t('visit.byAppointment')}</td>
        </tr>
      </tbody>
    </table>
  );
}
