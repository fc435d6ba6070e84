import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { Section } from '../../components/section/section.tsx';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { Hero, type HeroContent } from './hero.tsx';
import styles from './home-page.module.css';
import { Offers } from './offers.tsx';
import { SizeLine } from './size-line.tsx';

interface HomePageProps {
  t: Translate;
  /** The watch of the first screen; `undefined` if all are sold. */
  hero: HeroContent | undefined;
  /** The first watches of the list; empty if all are sold. */
  featured: WatchSummary[];
  /** All watches for sale. */
  listed: readonly Watch[];
  signup?: ReactNode;
  visit?: ReactNode;
}

/** The home page. `signup` and `visit` are slots, because features do not import each other. */
export function HomePage({ t, hero, featured, listed, signup, visit }: HomePageProps) {
  return (
    <>
      <Hero t={t} hero={hero} />
      <Offers t={t} />
      {featured.length > 0 && <FeaturedWatches t={t} watches={featured} />}
      {listed.length > 0 && <SizeLine t={t} watches={listed} />}
      {signup}
      {visit}
    </>
  );
}

/** How many watches the home page shows: the first of the list. */
export const FEATURED_COUNT = 3;

function FeaturedWatches({ t, watches }: { t: Translate; watches: WatchSummary[] }) {
  return (
    <Section labelledBy="featured" space="chapter">
      <h2 id="featured">{t('home.featuredTitle')}</h2>
      <ul className={clsx('grid apart', styles.watches)}>
        {watches.map((watch) => (
          <li key={watch.id}>
            <WatchCard
              locale={t.locale}
              watch={watch}
              heading="h3"
              sizes="(min-width: 80rem) 384px, (min-width: 44rem) 26vw, (min-width: 30rem) 45vw, 90vw"
              viewDetails={t('catalog.viewDetails')}
            />
          </li>
        ))}
      </ul>
      <p className="apart screen-only">
        <ButtonLink look="quiet" href={localisePath(t.locale, routes.catalog)}>
          {t('home.viewFullCollection')}
        </ButtonLink>
      </p>
    </Section>
  );
}
