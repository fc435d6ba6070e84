import type { ReactNode } from 'react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { FeaturedWatches } from './featured-watches.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';

interface HomePageProps {
  locale: Locale;
  /** The hero's picture, in landscape and in portrait. */
  hero: { picture: PictureData; upright: PictureData };
  featured: WatchSummary[];
  /** The sections after the watches, of other features: the sign-up and the visit. */
  children?: ReactNode;
}

/** The home page. */
export function HomePage({ locale, hero, featured, children }: HomePageProps) {
  return (
    <>
      <Hero locale={locale} {...hero} />
      <Offers locale={locale} />
      {featured.length > 0 && <FeaturedWatches locale={locale} watches={featured} />}
      {children}
    </>
  );
}
