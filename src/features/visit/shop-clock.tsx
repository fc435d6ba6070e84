import { Dial } from '../../components/dial/dial.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { openingTexts } from './opening-texts.ts';
import styles from './shop-clock.module.css';

/**
 * A dial with the time in the shop, and whether the shop is open now. Without JavaScript the hands show ten past ten, as in
 * watch advertisements, and the text names the shop's time zone.
 */
export function ShopClock({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div className={styles.clock}>
      <Dial className={styles.dial} time={[10, 10]} timeZone={shop.hours.timeZone} />
      <div data-opening={JSON.stringify(openingTexts(locale))}>
        <p className={styles.status}>{t('visit.shopTime')}</p>
        <p className={styles.time}>
          <LeftToRight>{utcOffset(shop.hours.timeZone)}</LeftToRight>
        </p>
      </div>
    </div>
  );
}

/** A sentence that says whether the shop is open now. The script of every page fills it in; without JavaScript it is empty. */
export function OpeningLine({ locale }: { locale: Locale }) {
  const { times: _, ...texts } = openingTexts(locale);
  return (
    <span data-opening={JSON.stringify(texts)}>
      <span />
    </span>
  );
}

/** A time zone's offset from UTC on the day of the build, such as `UTC+5:30`. */
function utcOffset(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? timeZone;
}
