import { shop } from 'virtual:content';
import clsx from 'clsx';
import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  ProfileLinks,
  WhatsAppLink,
} from '../components/contact-links/contact-links.tsx';
import { LeftToRight } from '../components/latin/latin.tsx';
import type { Translate } from '../content/words/translate.ts';
import { todayIn } from '../i18n/zoned-time.ts';
import styles from './footer.module.css';
import { archiveLink, mainLinks, PageLinks, secondaryLinks } from './page-links.tsx';

interface FooterProps {
  t: Translate;
  hasArchive: boolean;
  /** Whether a picture of a watch is a rendering. */
  hasRenderings: boolean;
  /** Whether the page's scene is. */
  hasRenderedScene: boolean;
}

/** A short description of the shop, its contact details, links to its pages, and the copyright line. */
export function Footer({ t, hasArchive, hasRenderings, hasRenderedScene }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={clsx('page-width', styles.inner)}>
        <div className={clsx('screen-only', styles.shop)}>
          <p className="title-s">
            <LeftToRight lang="en">{shop.name}</LeftToRight>
          </p>
          <p className={clsx('muted', styles.description)}>{t('footer.description')}</p>
        </div>
        <div className={styles.contact}>
          <h2 className={clsx('label screen-only', styles.heading)}>{t('footer.contact')}</h2>
          <PostalAddress locale={t.locale} />
          <DirectionsLink t={t} />
          <ul className="tall-links">
            <li>
              {t('visit.phone')} <PhoneLink />
            </li>
            <li>
              {t('visit.whatsapp')} <WhatsAppLink />
            </li>
            <li>
              <EmailLink />
            </li>
            <ProfileLinks />
          </ul>
        </div>
        <nav className="screen-only" aria-labelledby="footer-links">
          <h2 className={clsx('label', styles.heading)} id="footer-links">
            {t('footer.links')}
          </h2>
          <PageLinks t={t} links={mainLinks} className={clsx('tall-links', styles.links)} />
          <PageLinks
            t={t}
            links={hasArchive ? [...secondaryLinks, archiveLink] : secondaryLinks}
            className={clsx('tall-links', styles.secondary)}
          />
        </nav>
        <div className={clsx('cluster muted screen-only', styles.smallPrint)}>
          {(hasRenderings || hasRenderedScene) && (
            <p>
              {hasRenderings && t('footer.renderings')} {hasRenderedScene && t('footer.scene')}
            </p>
          )}
          <p>
            © <span data-year>{todayIn(shop.hours.timeZone).slice(0, 4)}</span>{' '}
            <LeftToRight lang="en">{shop.name}</LeftToRight>. {t('footer.rights')}
          </p>
        </div>
      </div>
    </footer>
  );
}
