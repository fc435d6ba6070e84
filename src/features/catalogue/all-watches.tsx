import { LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { Section } from '../../components/section/section.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './all-watches.module.css';

/** A list of every watch, for visitors of a large collection without JavaScript. */
export function AllWatchesPage({ locale, watches }: { locale: Locale; watches: readonly WatchSummary[] }) {
  const t = createTranslator(locale);
  return (
    <Section space="none">
      <h1 className={styles.title}>{t('catalog.allWatches')}</h1>
      <ul className={styles.list}>
        {watches.map((watch) => (
          <li key={watch.id}>
            <a href={watch.href}>
              <Name locale={locale}>{watchName(watch)}</Name>
            </a>
            <span>{watch.year}</span> <span>{watch.condition}</span> <LeftToRight>{watch.priceText}</LeftToRight>
          </li>
        ))}
      </ul>
    </Section>
  );
}
