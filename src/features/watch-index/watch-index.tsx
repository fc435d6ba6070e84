import { LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './watch-index.module.css';

/** Every watch of a large collection in words: the way to all of them without JavaScript. */
export function WatchIndex({ locale, watches }: { locale: Locale; watches: readonly WatchSummary[] }) {
  const t = createTranslator(locale);
  return (
    <>
      <h1 className={styles.title}>{t('catalog.allWatches')}</h1>
      <ul className={styles.list}>
        {watches.map(({ id, href, brand, model, year, condition, priceText }) => (
          <li key={id}>
            <a href={href}>
              <Name locale={locale}>{watchName({ brand, model })}</Name>
            </a>
            <span>{year}</span> <span>{condition}</span> <LeftToRight>{priceText}</LeftToRight>
          </li>
        ))}
      </ul>
    </>
  );
}
