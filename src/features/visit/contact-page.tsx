import type { ReactNode } from 'react';
import { Columns } from '../../components/columns/columns.tsx';
import { Section } from '../../components/section/section.tsx';
import { Titled } from '../../components/titled/titled.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactHeader } from './contact-header.tsx';
import { ShopMap } from './shop-map.tsx';

interface ContactPageProps {
  locale: Locale;
  /** The form, labelled by the heading with the id `form`. */
  children?: ReactNode;
}

/** The contact page: every way to reach the shop, a form, and a map. */
export function ContactPage({ locale, children }: ContactPageProps) {
  const t = createTranslator(locale);
  return (
    <>
      <Section>
        <ContactHeader locale={locale} />
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
