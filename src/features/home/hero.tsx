import { shop } from 'virtual:content';
import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { LeftToRight } from '../../components/latin/latin.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { cardPictureSizes } from '../../components/watch-card/watch-card.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './hero.module.css';
import type { HeroNote } from './hero-watch.ts';

/** The width of its picture, which is cut to a square, as a `sizes` attribute. On dense phones as sharp as a card's. */
export const heroSizes = cardPictureSizes('(min-width: 64rem) min(40vw, 70svh, 56rem), (min-width: 40rem) 60vw, 100vw');

/** A watch and what its report says. */
export interface HeroContent {
  watch: WatchSummary;
  /** `1967`, or `c. 1967`. */
  year: string;
  isRendering: boolean;
  notes: HeroNote[];
}

interface HeroProps {
  t: Translate;
  /** `undefined` if all watches are sold. */
  hero: HeroContent | undefined;
}

/** The first screen: what the shop promises, and beside it a watch with lines of its report. */
export function Hero({ t, hero }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words} data-ground="night">
        <p className={clsx('label', styles.place)}>{t('home.place')}</p>
        <p className="title-s below-title">
          <LeftToRight lang="en">{shop.name}</LeftToRight>
        </p>
        <h1 className="below-title" id="hero-title">
          {t('home.title')}
        </h1>
        <p className="prose muted below-title">{t('home.subtitle')}</p>
        <p className="cluster apart">
          <ButtonLink href={localisePath(t.locale, routes.catalog)}>{t('home.explore')}</ButtonLink>
          <ButtonLink look="quiet" href={localisePath(t.locale, routes.contact)}>
            {t('home.contactUs')}
          </ButtonLink>
        </p>
      </div>
      {hero && <HeroFigure t={t} {...hero} />}
    </section>
  );
}

/** A watch: its picture, and lines from its parts to what the report says of them. */
function HeroFigure({ t, watch, year, isRendering, notes }: HeroContent & { t: Translate }) {
  // As many rows of the same height as there are notes, and one for the name.
  const rowHeight = 100 / (notes.length + 1);
  return (
    <figure className={clsx('screen-only', styles.figure)} data-ground="plaster">
      <div className={styles.square}>
        <Picture
          className={styles.picture}
          picture={watch.picture}
          alt={watch.alt}
          altLanguage={watch.altLanguage}
          sizes={heroSizes}
          first
        />
        <svg className={styles.lines} aria-hidden="true">
          {notes.map(({ label, x, y }, index) => (
            <g key={label}>
              <line x1={`${x}%`} y1={`${y}%`} x2="100%" y2={`${rowHeight * (index + 0.5)}%`} />
              <circle cx={`${x}%`} cy={`${y}%`} r="2.5" />
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={styles.notes}>
        {notes.map(({ label, values }) => (
          <div key={label}>
            <p className="label">{label}</p>
            {values.map((value) => (
              <p key={value} className="lead">
                {value}
              </p>
            ))}
          </div>
        ))}
        <div>
          <a className="cover" href={watch.href}>
            <WatchTitle locale={t.locale} watch={watch} />
          </a>
          <p className="small">
            {[year, watch.priceText, isRendering && t('watch.pictures.rendering')].filter(Boolean).join(' · ')}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
