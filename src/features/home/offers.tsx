import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './home-page.module.css';

const offers = [
  {
    title: 'home.cards.restorationTitle',
    text: 'home.cards.restorationText',
    link: undefined,
  },
  {
    title: 'home.cards.collectorsTitle',
    text: 'home.cards.collectorsText',
    link: { path: routes.sell, label: 'sell.link' },
  },
  { title: 'home.cards.visitTitle', text: 'home.cards.visitText', link: undefined },
] as const;

export function Offers({ t }: { t: Translate }) {
  return (
    <Section labelledBy="offers" space="close">
      <h2 className="visually-hidden" id="offers">
        {t('home.cards.title')}
      </h2>
      <ul className={styles.offers}>
        {offers.map(({ title, text, link }) => (
          <li key={title} className={styles.offer}>
            <h3>{t(title)}</h3>
            <p className="prose muted below-title">{t(text)}</p>
            {link && <ArrowLink href={localisePath(t.locale, link.path)}>{t(link.label)}</ArrowLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
