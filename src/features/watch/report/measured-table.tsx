import { isolateLatin, LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import { describeMeasured } from '../../../content/describe/measured-rows.ts';
import type { Measured } from '../../../content/schema/report-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';

/** Rate and amplitude by position, and the beat error. */
export function MeasuredTable({ locale, measured }: { locale: Locale; measured: Measured }) {
  const t = createTranslator(locale);
  const { date, positions, beatError } = describeMeasured(locale, measured);
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{t('watch.measured.title', { date })}</caption>
      <thead>
        <tr className={styles.labels}>
          <th scope="col">{t('watch.measured.position')}</th>
          <th scope="col">{t('watch.service.rate')}</th>
          <th scope="col">{t('watch.service.amplitude')}</th>
        </tr>
      </thead>
      <tbody className={styles.row}>
        {positions.map(({ position, rate, amplitude }) => (
          <tr key={position}>
            <th scope="row">{position}</th>
            <td>{isolateLatin(rate)}</td>
            <td>
              <LeftToRight>{amplitude}</LeftToRight>
            </td>
          </tr>
        ))}
        {beatError && (
          <tr>
            <th scope="row">{t('watch.service.beatError')}</th>
            <td colSpan={2}>{beatError}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
