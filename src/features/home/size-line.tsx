import clsx from 'clsx';
import { Outline } from '../../components/outline/outline.tsx';
import { Section } from '../../components/section/section.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { outlineOf } from '../../content/describe/watch-outline.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import { formatUnit } from '../../i18n/format.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './size-line.module.css';

/** All watches for sale as outlines to one scale, standing on one line. In a narrow window the line scrolls sideways. */
export function SizeLine({ t, watches }: { t: Translate; watches: readonly Watch[] }) {
  return (
    <Section labelledBy="sizes" className="screen-only">
      <h2 className="label" id="sizes">
        {t('home.sizes')}
      </h2>
      <ul className={styles.line}>
        {watches.map((watch) => {
          const outline = outlineOf(watch);
          return (
            <li key={watch.id}>
              <a className={clsx('centred', styles.link)} href={localisePath(t.locale, routes.watch(watch.id))}>
                <Outline outline={outline} />
                <span className={clsx('small', styles.name)}>
                  <WatchTitle locale={t.locale} watch={watch} />
                </span>
                <span className="small">{formatUnit(t.locale, outline.width, 'millimeter')}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
