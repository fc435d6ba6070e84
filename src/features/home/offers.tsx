import clsx from 'clsx';
import { ArrowLink } from '../../components/button/button.tsx';
import { LineDrawing } from '../../components/icon/icon.tsx';
import { Section } from '../../components/section/section.tsx';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './home-page.module.css';

const offers = [
  {
    title: 'home.cards.restorationTitle',
    text: 'home.cards.restorationText',
    Drawing: WheelAndPinion,
    link: undefined,
  },
  {
    title: 'home.cards.collectorsTitle',
    text: 'home.cards.collectorsText',
    Drawing: Loupe,
    link: { path: routes.sell, label: 'sell.link' },
  },
  { title: 'home.cards.visitTitle', text: 'home.cards.visitText', Drawing: PinDrawing, link: undefined },
] as const;

export function Offers({ t }: { t: Translate }) {
  return (
    <Section labelledBy="offers" space="close">
      <h2 className="visually-hidden" id="offers">
        {t('home.cards.title')}
      </h2>
      <ul className={styles.offers}>
        {offers.map(({ title, text, Drawing, link }) => (
          <li key={title} className={styles.offer}>
            <Drawing />
            <h3>{t(title)}</h3>
            <p className={clsx('muted', styles.text)}>{t(text)}</p>
            {link && <ArrowLink href={localisePath(t.locale, link.path)}>{t(link.label)}</ArrowLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WheelAndPinion() {
  return (
    <LineDrawing>
      <circle cx="28" cy="34" r="20" />
      <circle cx="28" cy="34" r="16.5" />
      <circle cx="28" cy="34" r="4" />
      <circle cx="28" cy="34" r="1.2" />
      <path
        d="M49.5 34a21.5 21.5 0 0 1-43 0a21.5 21.5 0 0 1 43 0"
        pathLength="24"
        strokeWidth="3"
        strokeDasharray=".18 .82"
      />
      <path d="M26.8 30.2l.5-12.7M29.2 30.2l-.5-12.7M31.2 31.7l12.3-3.5M32 34l11.9-4.4M31.2 36.4l7.1 10.5" />
      <path d="M29.3 37.8l7.8 10M26.7 37.8l-7.8 10M24.8 36.4l-7.1 10.5M24 34l-11.9-4.4M24.8 31.7l-12.3-3.5" />
      <circle cx="51" cy="17" r="6" />
      <circle cx="51" cy="17" r="1.5" />
      <path
        d="M58.75 17a7.75 7.75 0 0 1-15.5 0a7.75 7.75 0 0 1 15.5 0"
        pathLength="8"
        strokeWidth="3.5"
        strokeDasharray=".16 .84"
      />
    </LineDrawing>
  );
}

function Loupe() {
  return (
    <LineDrawing>
      <ellipse cx="32" cy="15" rx="19" ry="6" />
      <ellipse cx="32" cy="15" rx="15.5" ry="4.3" />
      <path d="M13 15l4 19c0 3.5 6.7 6 15 6s15-2.5 15-6l4-19" />
      <path d="M17 34v6c0 3.5 6.7 6 15 6s15-2.5 15-6v-6" />
      <path d="M20 43.5l2 9c0 2.5 4.5 4 10 4s10-1.5 10-4l2-9" />
      <path d="M22.5 22l1.8 11M41.5 22l-1.8 11" />
    </LineDrawing>
  );
}

/** A pin on a map whose head is a watch. */
function PinDrawing() {
  return (
    <LineDrawing>
      <path d="M32 54C22 41 16 33 16 24.5a16 16 0 0 1 32 0C48 33 42 41 32 54z" />
      <circle cx="32" cy="24.5" r="10" />
      <path d="M32 24.5l-4.5-4.5M32 24.5l5.5-4" />
      <path d="M32 16.5v-2M32 34.5v-2M24 24.5h-2M42 24.5h-2" />
      <path d="M20 52c-4 .8-6.5 2-6.5 3.4C13.5 58 21.8 60 32 60s18.5-2 18.5-4.6c0-1.4-2.5-2.6-6.5-3.4" />
    </LineDrawing>
  );
}
