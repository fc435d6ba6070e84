import { ButtonLink } from '../../components/button/button.tsx';
import { Section } from '../../components/section/section.tsx';
import { cardSizes, WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './archive-page.module.css';

export interface ArchiveYear {
  year: string;
  watches: WatchSummary[];
}

/** The sold watches year by year, the newest sale first. */
export function ArchivePage({ t, years }: { t: Translate; years: ArchiveYear[] }) {
  return (
    <Section space="title">
      <div className="prose">
        <h1>{t('archive.title')}</h1>
        <p className="muted">{t('archive.intro')}</p>
      </div>
      {years.map(({ year, watches }, yearIndex) => (
        <section key={year} className={styles.year} aria-labelledby={`sold-${year}`}>
          <h2 className="title" id={`sold-${year}`}>
            {year}
          </h2>
          <ul className="card-grid apart">
            {watches.map((watch, index) => (
              <li key={watch.id}>
                <WatchCard
                  locale={t.locale}
                  watch={watch}
                  heading="h3"
                  first={yearIndex + index === 0}
                  sizes={cardSizes}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** A link from the catalogue to the sold watches, which it no longer lists. */
export function ArchiveLink({ t }: { t: Translate }) {
  return (
    <p className={styles.link}>
      <ButtonLink look="quiet" href={localisePath(t.locale, routes.archive)}>
        {t('archive.link')}
      </ButtonLink>
    </p>
  );
}
