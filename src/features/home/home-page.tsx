import type { ReactNode } from 'react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { FeaturedWatches } from './featured-watches.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';

interface HomePageProps {
  locale: Locale;
  hero: PictureData;
  heroUpright: PictureData;
  /** The first watches of the list; empty if all are sold. */
  featured: WatchSummary[];
  signup?: ReactNode;
  visit?: ReactNode;
}

/** The home page. `signup` and `visit` are slots, because features do not import each other. */
export function HomePage({ locale, hero, heroUpright, featured, signup, visit }: HomePageProps) {
  return (
    <>
      <Hero locale={locale} picture={hero} upright={heroUpright} />
      <Offers locale={locale} />
      {featured.length > 0 && <FeaturedWatches locale={locale} watches={featured} />}
      {signup}
      {visit}
    </>
  );
}
