import { shop } from 'virtual:content';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { LineDrawing } from '../../components/line-drawing/line-drawing.tsx';
import { exportLimits } from '../../content/describe/export-from-india.ts';
import { listTermLines } from '../../content/describe/terms-rows.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { PageWatch } from './page-watch.ts';
import styles from './watch-page.module.css';

/** The terms of a sale in short lines, each a link to its section of the page on buying, and what may not leave the country. */
export function BuyingTerms({ t, watch }: Pick<PageWatch, 't' | 'watch'>) {
  const limits = exportLimits(watch, shop);
  const buyingPath = localisePath(t.locale, routes.buying);
  const lines = listTermLines(t, watch, shop);
  return (
    <div className="small">
      <ul className={styles.terms}>
        {lines.map(({ about, text }) => (
          <li key={about}>
            <a className={styles.term} href={`${buyingPath}#${about}`}>
              <LineDrawing>{drawings[about]}</LineDrawing>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {limits.watch && <p className="aside screen-only">{t('watch.exportNote')}</p>}
      {limits.strap && <p className="aside screen-only">{t('watch.strapNote')}</p>}
      {lines.length === 0 && <ArrowLink href={buyingPath}>{t('buying.title')}</ArrowLink>}
    </div>
  );
}

/** A seal, a wheel, an hourglass, a parcel, and an arrow that returns. */
const drawings = {
  guarantee: (
    <>
      <circle cx="32" cy="25" r="17" />
      <circle cx="32" cy="25" r="11" />
      <path d="M22 39l-5 19 9-5 4-11M42 39l5 19-9-5-4-11" />
    </>
  ),
  movement: (
    <>
      <circle cx="32" cy="32" r="15" />
      <circle cx="32" cy="32" r="5" />
      <path d="M32 17V8M32 47v9M17 32H8M47 32h9M21 21l-6-6M43 43l6 6M43 21l6-6M21 43l-6 6" />
    </>
  ),
  holding: <path d="M18 9h28M18 55h28M21 9c0 12 11 15 11 23S21 43 21 55M43 9c0 12-11 15-11 23s11 11 11 23" />,
  shipping: (
    <>
      <path d="M9 20l23-11 23 11v25L32 56 9 45z" />
      <path d="M9 20l23 11 23-11M32 31v25M20 14.5l23 11v9" />
    </>
  ),
  inspection: <path d="M14 24h28a11 11 0 0 1 0 26H22M24 13L13 24l11 11" />,
};
