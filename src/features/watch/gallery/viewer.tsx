import { Icon } from '../../../components/icon/icon.tsx';
import { createTranslator } from '../../../i18n/translate.ts';
import type { Listing } from '../listing.ts';
import styles from './viewer.module.css';

/** A dialog that fills the window and enlarges pictures. Empty until `create-viewer.ts` opens it. */
export function Viewer({ locale, watch: { brand, model }, hasSeveral }: Listing & { hasSeveral: boolean }) {
  const t = createTranslator(locale);
  return (
    <dialog
      className={styles.viewer}
      data-viewer
      data-ground="night"
      aria-label={t('watch.gallery.viewer', { brand, model })}
    >
      <button className={styles.close} type="button" data-action="close" aria-label={t('watch.gallery.close')}>
        <Icon name="close" />
      </button>
      <div className={styles.stage} data-stage />
      <div className={styles.foot}>
        <p className={styles.caption} data-caption aria-live="polite" />
        <div className={styles.controls}>
          {hasSeveral && (
            <>
              <button type="button" data-action="previous" aria-label={t('watch.gallery.previous')}>
                <Icon name="arrow" points="back" />
              </button>
              <button type="button" data-action="next" aria-label={t('watch.gallery.next')}>
                <Icon name="arrow" points="forward" />
              </button>
            </>
          )}
          <button type="button" data-action="zoomOut" aria-label={t('watch.gallery.zoomOut')}>
            <Icon name="minus" />
          </button>
          <button type="button" data-action="zoomIn" aria-label={t('watch.gallery.zoomIn')}>
            <Icon name="plus" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
