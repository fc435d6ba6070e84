import {
  DirectionsLink,
  EmailLink,
  PhoneLink,
  PostalAddress,
  WhatsAppLink,
} from '../components/contact-links/contact-links.tsx';
import { isolateLatin, LeftToRight } from '../components/left-to-right/left-to-right.tsx';
import { shop } from '../content/schema/shop.ts';
import type { Locale } from '../i18n/locales.ts';
import { localisePath } from '../i18n/paths.ts';
import { createTranslator } from '../i18n/translate.ts';
import styles from './footer.module.css';
import { archiveLink, furtherLinks, mainLinks } from './main-links.ts';

interface FooterProps {
  locale: Locale;
  /** Whether a watch has been sold. */
  hasArchive: boolean;
}

/** A few words about the shop, its contact details, the main pages, the copyright line. */
export function Footer({ locale, hasArchive }: FooterProps) {
  const t = createTranslator(locale);
  const links = [...mainLinks, ...(hasArchive ? [archiveLink] : []), ...furtherLinks];
  // The year has an element of its own, so that the page's script can correct it.
  const [beforeYear = '', afterYear = ''] = t('footer.copyright', { year: '\n', shop: shop.name }).split('\n');
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.inner}>
        <div className={styles.shop}>
          <p className={styles.name}>
            <LeftToRight lang="en">{shop.name}</LeftToRight>
          </p>
          <p className={styles.description}>{t('footer.description')}</p>
        </div>
        <div className={styles.contact}>
          <h2 className={styles.title}>{t('footer.contact')}</h2>
          <PostalAddress />
          <DirectionsLink locale={locale} />
          <ul className={styles.list}>
            <li>
              {t('visit.phone')} <PhoneLink />
            </li>
            <li>
              {t('visit.whatsapp')} <WhatsAppLink />
            </li>
            <li>
              <EmailLink />
            </li>
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 className={styles.title} id="footer-links">
            {t('footer.links')}
          </h2>
          <ul className={`${styles.list} ${styles.links}`}>
            {links.map((link) => (
              <li key={link.path}>
                <a href={localisePath(locale, link.path)}>{t(link.label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>{t('footer.renderings')}</p>
          <p>
            {isolateLatin(beforeYear)}
            <span data-this-year>{new Date().getFullYear()}</span>
            {isolateLatin(afterYear)}
          </p>
        </div>
      </div>
    </footer>
  );
}
