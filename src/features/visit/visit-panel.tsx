import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { ContactDetails } from './contact-details.tsx';
import { ShopMap } from './shop-map.tsx';
import styles from './visit.module.css';

/** The last section of the home page: where the shop is, when it is open, how to get there. */
export function VisitPanel({ t }: { t: Translate }) {
  return (
    <Section labelledBy="visit" space="close">
      <h2 className={styles.head} id="visit">
        {t('visit.title')}
      </h2>
      <div className="columns">
        <ContactDetails t={t} />
        <ShopMap t={t} />
      </div>
    </Section>
  );
}
