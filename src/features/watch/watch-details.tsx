import type { ReactNode } from 'react';
import { whatsAppAddress } from '../../components/contact-links/contact-links.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { PictureData } from '../../content/picture-data.ts';
import type { Watch } from '../../content/watch-schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './watch-details.module.css';
import { WatchFacts } from './watch-facts.tsx';

interface WatchDetailsProps {
  locale: Locale;
  watch: Watch;
  picture: PictureData;
  /** The watch seen from its side, if there is such a picture. */
  sidePicture: PictureData | undefined;
  /** The way to this page, from the home page; the last is the page itself. */
  crumbs: { name: string; href: string }[];
  /** The page's absolute address, which a print of it bears. */
  url: string;
  /** The actions, an island. */
  children: ReactNode;
}

/** A watch's page: the picture stands still on wide screens while name, price, description and facts scroll. */
export function WatchDetails({ locale, watch, picture, sidePicture, crumbs, url, children }: WatchDetailsProps) {
  const t = createTranslator(locale);
  const words = watch.words[locale];
  const caption = watch.picture === 'rendering' && (
    <figcaption className={styles.caption}>{t('watch.renderingCaption')}</figcaption>
  );
  return (
    <article className={styles.watch} aria-labelledby="watch-name">
      <div className={styles.way}>
        <a className={styles.back} href={localisePath(locale, '/catalog')} data-back>
          <Icon name="arrow" points="back" /> {t('watch.back')}
        </a>
        <Breadcrumbs label={t('nav.breadcrumb')} crumbs={crumbs} />
      </div>
      <figure className={styles.figure}>
        <Picture
          className={styles.picture}
          picture={picture}
          alt={words.alt}
          sizes="(width >= 80rem) 40rem, (width >= 56rem) 50vw, 90vw"
          first
        />
        {caption}
      </figure>
      <div className={styles.text}>
        <h1 className={styles.name} id="watch-name">
          <span className={styles.brand}>
            <Name locale={locale}>{watch.brand}</Name>
          </span>{' '}
          <Name locale={locale}>{watch.model}</Name>
        </h1>
        <p className={styles.line}>
          <span>{watch.year}</span>
          <LeftToRight className={styles.price}>{formatPrice(locale, watch.price)}</LeftToRight>
        </p>
        <h2 className="visually-hidden">{t('watch.description')}</h2>
        <p className={styles.description}>{isolateLatin(words.description)}</p>
        <div className={styles.actions}>
          {children}
          <WhatsAppInquiry locale={locale} watch={watch} url={url} />
        </div>
        <h2 className="visually-hidden">{t('watch.facts')}</h2>
        <WatchFacts locale={locale} watch={watch} />
        {sidePicture && (
          <figure className={styles.side}>
            <Picture
              className={styles.sidePicture}
              picture={sidePicture}
              alt={t('watch.sideAlt', { brand: watch.brand, model: watch.model })}
              sizes="(width >= 80rem) 36rem, (width >= 56rem) 45vw, 90vw"
            />
            {caption}
          </figure>
        )}
        <p className={styles.address}>
          <LeftToRight>{url}</LeftToRight>
        </p>
      </div>
    </article>
  );
}

/** Opens WhatsApp with a message that names the watch, to be sent or changed by the visitor. */
function WhatsAppInquiry({ locale, watch, url }: Pick<WatchDetailsProps, 'locale' | 'watch' | 'url'>) {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  return (
    <a className={styles.whatsapp} href={whatsAppAddress(t('watch.whatsappMessage', { brand, model, year, id, url }))}>
      {t('watch.whatsapp')} <Icon name="arrow" points="forward" />
    </a>
  );
}
