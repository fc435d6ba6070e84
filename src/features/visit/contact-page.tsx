import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Columns } from '../../components/columns/columns.tsx';
import { Section } from '../../components/section/section.tsx';
import { Titled } from '../../components/titled/titled.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';
import { ShopMap } from './shop-map.tsx';

/**
 * How to reach the shop, and where it is.
 *
 * @param children the form, which is another feature
 */
export function ContactPage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = createTranslator(locale);
  return (
    <>
      <Section>
        <header className={styles.header}>
          <h1>{t('contact.title')}</h1>
          <p className={styles.intro}>{t('contact.intro')}</p>
          <ArrowLink href={localisePath(locale, routes.sell)}>{t('sell.link')}</ArrowLink>
        </header>
        <Columns
          start={
            <Titled id="information" title={t('contact.informationTitle')}>
              <ContactDetails locale={locale} />
            </Titled>
          }
          end={
            <Titled id="form" title={t('contact.formTitle')}>
              {children}
            </Titled>
          }
        />
      </Section>
      <Section space="tight">
        <Titled id="map" title={t('contact.mapHeading')}>
          <ShopMap locale={locale} />
        </Titled>
      </Section>
    </>
  );
}
