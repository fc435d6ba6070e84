import clsx from 'clsx';
import { Drawing, Outline } from '../../components/outline/outline.tsx';
import { describeCoin } from '../../content/describe/coin.ts';
import { outlineOf } from '../../content/describe/watch-outline.ts';
import { formatNumber, formatUnit } from '../../i18n/format.ts';
import type { PageWatch } from './page-watch.ts';
import styles from './watch-page.module.css';

/** The length of the rule on paper. */
const RULE_MM = 50;

/** The watch's outline: on paper in true size, with a rule to check it by; on screen beside a coin. */
export function TrueSize({ t, watch }: Pick<PageWatch, 't' | 'watch'>) {
  const { diameter, price, text } = describeCoin(t);
  const outline = outlineOf(watch);
  const inMillimetres = (length: number) => formatUnit(t.locale, length, 'millimeter');
  const label = t('watch.trueSize.outline', {
    width: inMillimetres(outline.width),
    times: formatNumber(t.locale, outline.width / diameter),
  });
  return (
    <figure className={clsx('cluster', styles.trueSize)}>
      <div className={clsx('cluster', styles.drawings)}>
        <Outline outline={outline} label={label} />
        <Drawing className="screen-only" width={diameter} height={diameter}>
          <circle r={diameter / 2} />
          <text y="2.5" fontSize="7" textAnchor="middle" fill="currentcolor" stroke="none">
            {price}
          </text>
        </Drawing>
        <Drawing className="print-only" width={4} height={RULE_MM}>
          <path d={`M-2-${RULE_MM / 2}h4m-2 0v${RULE_MM}m-2 0h4`} />
        </Drawing>
      </div>
      <figcaption className="small">
        <p className="screen-only">{text}</p>
        <p className="print-only">{t('watch.trueSize.rule', { length: inMillimetres(RULE_MM) })}</p>
      </figcaption>
    </figure>
  );
}
