import { Section } from '../../components/section/section.tsx';
import { cardSizes, WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Translate } from '../../content/words/translate.ts';

export interface ArchiveYear {
  year: string;
  watches: WatchSummary[];
}

/** The sold watches year by year, the newest sale first. */
export function ArchivePage({ t, years }: { t: Translate; years: ArchiveYear[] }) {
  return (
    <>
      <Section space="title close">
        <div className="prose">
          <h1>{t('archive.title')}</h1>
          <p className="muted">{t('archive.intro')}</p>
        </div>
      </Section>
      {years.map(({ year, watches }, yearIndex) => (
        <Section key={year} labelledBy={`sold-${year}`} space="close">
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
        </Section>
      ))}
    </>
  );
}
