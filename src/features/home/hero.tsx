import { shop } from 'virtual:content';
import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { LeftToRight } from '../../components/latin/latin.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import styles from './hero.module.css';

/** The widths of its picture, as `sizes` attributes. */
export const heroSizes = { wide: 'max(100vw, 100svh * 1.7)', upright: '100vw' };

/** The first screen: the shop's name in large type beside a picture of a movement, and two links. */
export function Hero({ t, picture, upright }: { t: Translate; picture: PictureData; upright: PictureData }) {
  return (
    <section className={styles.hero} data-ground="night" aria-labelledby="hero-name">
      <Picture
        className={clsx('screen-only', styles.picture)}
        picture={picture}
        alt={t('home.heroAlt')}
        sizes={heroSizes.wide}
        upright={{ picture: upright, sizes: heroSizes.upright }}
        first
      />
      <div className={clsx('page-width', styles.inner)}>
        <p className={clsx('label', styles.place)}>{t('home.place')}</p>
        <h1 className={styles.name} id="hero-name">
          <LeftToRight lang="en">{shop.name}</LeftToRight>
        </h1>
        <p className={styles.title}>{t('home.title')}</p>
        <p className={clsx('muted', styles.subtitle)}>{t('home.subtitle')}</p>
        <p className="cluster apart">
          <ButtonLink href={localisePath(t.locale, routes.catalog)}>{t('home.explore')}</ButtonLink>
          <ButtonLink look="quiet" href={localisePath(t.locale, routes.contact)}>
            {t('home.contactUs')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
