import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { ContactDetails } from './contact-details.tsx';
import { ShopMap } from './shop-map.tsx';

/**
 * How to reach the shop, and where it is.
 *
 * @param children the form, which is another feature
 */
export function ContactPage({ t, children }: { t: Translate; children: ReactNode }) {
  return (
    <>
      <Section space="title">
        <header className="prose">
          <h1>{t('contact.title')}</h1>
          <p className="lead muted">{t('contact.intro')}</p>
          <ArrowLink href={localisePath(t.locale, routes.sell)}>{t('sell.link')}</ArrowLink>
        </header>
        <div className="columns apart">
          <Titled id="information" title={t('contact.informationTitle')}>
            <ContactDetails t={t} />
          </Titled>
          <Titled id="form" title={t('contact.formTitle')} className="screen-only">
            {children}
          </Titled>
        </div>
      </Section>
      <Section>
        <Titled id="map" title={t('contact.mapHeading')} className="screen-only">
          <ShopMap t={t} />
        </Titled>
      </Section>
    </>
  );
}

interface TitledProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function Titled({ id, title, className, children }: TitledProps) {
  return (
    <section className={clsx('stack', className)} aria-labelledby={id}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The last section of the home page: where the shop is, when it is open, how to get there. */
export function VisitPanel({ t }: { t: Translate }) {
  return (
    <Section labelledBy="visit" space="close">
      <h2 id="visit">{t('visit.title')}</h2>
      <div className="columns apart">
        <ContactDetails t={t} />
        <ShopMap t={t} />
      </div>
    </Section>
  );
}
