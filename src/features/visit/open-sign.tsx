import clsx from 'clsx';
import { Dial } from '../../components/dial/dial.tsx';
import { SmallSeconds } from '../../components/dial/small-seconds.tsx';
import type { Translate } from '../../content/words/translate.ts';
import styles from './open-sign.module.css';

/**
 * A dial with the time in the shop, and whether the shop is open, which the page's script fills in. Without JavaScript the
 * hands show ten past ten, as in watch advertisements, and the text names the shop's time zone.
 */
export function OpenSign({ t }: { t: Translate }) {
  return (
    <div className={clsx('screen-only', styles.sign)}>
      <Dial className={styles.dial} isClock>
        <SmallSeconds />
      </Dial>
      <div>
        <p className="lead" data-open-sign />
        <p className="small">{t('visit.shopTime')}</p>
      </div>
    </div>
  );
}
