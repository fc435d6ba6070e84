import type { ReactNode } from 'react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { FeaturedWatches } from './featured-watches.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';

interface HomePageProps {
  t: Translate;
  hero: PictureData;
  heroUpright: PictureData;
  /** The first watches of the list; empty if all are sold. */
  featured: WatchSummary[];
  signup?: ReactNode;
  visit?: ReactNode;
}

/** The home page. `signup` and `visit` are slots, because features do not import each other. */
export function HomePage({ t, hero, heroUpright, featured, signup, visit }: HomePageProps) {
  return (
    <>
      <Hero t={t} picture={hero} upright={heroUpright} />
      <Offers t={t} />
      {featured.length > 0 && <FeaturedWatches t={t} watches={featured} />}
      {signup}
      {visit}
    </>
  );
}
