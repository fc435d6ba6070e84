import clsx from 'clsx';
import { commonHeight, Outline } from '../../components/outline/outline.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { ComparedWatch } from './compare-watches.ts';
import styles from './compared-sizes.module.css';

/** The outlines of all watches on one line, to one scale; on paper in true size. */
export function ComparedSizes({ title, watches }: { title: string; watches: readonly ComparedWatch[] }) {
  const height = commonHeight(watches.map(({ outline }) => outline));
  return (
    <section className={styles.sizes} aria-labelledby="sizes">
      <h2 className="title-s" id="sizes">
        {title}
      </h2>
      {/* What scrolls must be focusable by keyboard. Three watches fit. */}
      <ul className={styles.line} aria-labelledby="sizes" tabIndex={watches.length > 3 ? 0 : undefined}>
        {watches.map((watch) => (
          <li key={watch.id} className={clsx('small', styles.watch)}>
            <Outline outline={watch.outline} height={height} />
            <span>{watchName(watch)}</span>
            <span>{watch.sizeText}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
