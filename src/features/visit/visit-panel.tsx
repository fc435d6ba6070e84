import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { ContactDetails } from './contact-details.tsx';
import { ShopMap } from './shop-map.tsx';
import styles from './visit.module.css';

/** The last section of the home page: where the shop is, when it is open, how to get there. */
export function VisitPanel({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <Section labelledBy="visit">
      <h2 className={styles.head} id="visit">
        {t('visit.title')}
      </h2>
      <div className="columns">
        <ContactDetails locale={locale} />
        <ShopMap locale={locale} />
      </div>
    </Section>
  );
}
