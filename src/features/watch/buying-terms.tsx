import { ArrowLink } from '../../components/button/button.tsx';
import { LineDrawing } from '../../components/icon/icon.tsx';
import { listTermLines } from '../../content/describe/terms-rows.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './watch-page.module.css';

/** The terms of a sale in short lines, with a link to the page on buying. */
export function BuyingTerms({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div className="small screen-only">
      <ul>
        {shop.terms.guarantee && <Line about="guarantee">{t('watch.terms.guarantee')}</Line>}
        {listTermLines(locale, shop.terms).map(({ about, text }) => (
          <Line key={about} about={about}>
            {text}
          </Line>
        ))}
      </ul>
      <ArrowLink href={localisePath(locale, routes.buying)}>{t('buying.title')}</ArrowLink>
    </div>
  );
}

function Line({ about, children }: { about: keyof typeof drawings; children: string }) {
  return (
    <li className={styles.term}>
      <LineDrawing>{drawings[about]}</LineDrawing>
      <span>{children}</span>
    </li>
  );
}

/** A seal, a coin, a parcel, and an arrow that returns. */
const drawings = {
  guarantee: (
    <>
      <circle cx="32" cy="25" r="17" />
      <circle cx="32" cy="25" r="11" />
      <path d="M22 39l-5 19 9-5 4-11M42 39l5 19-9-5-4-11" />
    </>
  ),
  paying: (
    <>
      <circle cx="32" cy="32" r="23" />
      <circle cx="32" cy="32" r="17" />
      <path d="M38 25c-1-3-3-4-6-4-4 0-6 2-6 5 0 7 12 4 12 11 0 3-2 5-6 5-3 0-5-1-6-4M32 17v4M32 42v5" />
    </>
  ),
  shipping: (
    <>
      <path d="M9 20l23-11 23 11v25L32 56 9 45z" />
      <path d="M9 20l23 11 23-11M32 31v25M20 14.5l23 11v9" />
    </>
  ),
  inspection: <path d="M14 24h28a11 11 0 0 1 0 26H22M24 13L13 24l11 11" />,
};
