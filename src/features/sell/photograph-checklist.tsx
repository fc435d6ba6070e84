import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { LineDrawing } from '../../components/line-drawing/line-drawing.tsx';
import { type SellProse, views } from '../../content/schema/sell-schema.ts';
import styles from './photograph-checklist.module.css';
import { viewDrawings } from './view-drawings.ts';

interface PhotographChecklistProps {
  title: string;
  prose: SellProse['photographs'];
}

/** What photographs should show, each with a small drawing. */
export function PhotographChecklist({ title, prose }: PhotographChecklistProps) {
  return (
    <>
      <h2 className={styles.heading} id="photographs">
        {title}
      </h2>
      <p className={styles.lead}>{isolateLatin(prose.text)}</p>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view} className={styles.view}>
            <LineDrawing>
              <path d={viewDrawings[view]} />
            </LineDrawing>
            <div>
              <h3 className={styles.title}>{prose.views[view].title}</h3>
              <p className={styles.text}>{isolateLatin(prose.views[view].text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.caution}>{isolateLatin(prose.caution)}</p>
    </>
  );
}
