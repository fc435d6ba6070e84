import clsx from 'clsx';
import { LineDrawing } from '../../components/line-drawing/line-drawing.tsx';
import { type PhotographView, photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import styles from './photograph-checklist.module.css';

/** Which photographs help, beside or within the form. */
export function PhotographChecklist({ title, prose }: { title: string; prose: SellProse['photographs'] }) {
  return (
    <>
      <h3 className={clsx('lead', styles.head)}>{title}</h3>
      <p className="muted below-title">{prose.text}</p>
      <ul className={clsx('stack apart', styles.views)}>
        {photographViews.map((view) => (
          <li key={view}>
            <LineDrawing>
              <path d={viewDrawings[view]} />
            </LineDrawing>
            <div>
              <h4>{prose.views[view].title}</h4>
              <p className="muted">{prose.views[view].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="aside apart">{prose.caution}</p>
    </>
  );
}

/** Line drawings of what a photograph should show, as path data on a 64 px grid. Not mirrored in Arabic. */
const viewDrawings: Record<PhotographView, string> = {
  front:
    'M23.5 16.5L25 3h14l1.5 13.5M23.5 47.5L25 61h14l1.5-13.5M27 14V3M37 14V3M27 50v11M37 50v11M14.5 32a17.5 17.5 0 1 0 35 0 17.5 17.5 0 1 0-35 0zM18 32a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM32 20v2.5M38 21.6l-1.2 2.2M42.4 26l-2.2 1.3M44 32h-2.5M42.4 38l-2.2-1.2M38 42.4l-1.2-2.2M32 44v-2.5M26 42.4l1.3-2.2M21.6 38l2.2-1.2M20 32h2.5M21.6 26l2.2 1.3M26 21.6l1.2 2.2M32 32l-5.5-5M32 32l8-5.5M49.5 29.5h3v5h-3M30.8 32a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z',
  back: 'M23.5 16.5L25 3h14l1.5 13.5M23.5 47.5L25 61h14l1.5-13.5M27 14V3M37 14V3M27 50v11M37 50v11M14.5 32a17.5 17.5 0 1 0 35 0 17.5 17.5 0 1 0-35 0zM20.5 32a11.5 11.5 0 1 0 23 0 11.5 11.5 0 1 0-23 0zM30.4 14.5V17h3.2v-2.5M46.4 21.9l-2.2 1.2 1.6 2.8 2.2-1.3M48 39.4l-2.2-1.3-1.6 2.8 2.2 1.2M33.6 49.5V47h-3.2v2.5M17.6 42.1l2.2-1.2-1.6-2.8-2.2 1.3M16 24.6l2.2 1.3 1.6-2.8-2.2-1.2M26.5 28.5h11M25 32h14M27.5 35.5h9M14.5 29.5h-3v5h3',
  crownSide:
    'M14 30c5-6.5 11-8.5 18-8.5S45 23.5 50 30M12 30h40l4 7-3 3.5-4-2.5H15l-4 2.5L8 37zM17 38c4 4 9 5.5 15 5.5S43 42 47 38M27.5 34a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM32 29.5V31M34.6 30.4l-.8 1.2M36.3 32.6l-1.4.5M36.3 35.4l-1.4-.5M34.6 37.6l-.8-1.2M32 38.5V37M29.4 37.6l.8-1.2M27.7 35.4l1.4-.5M27.7 32.6l1.4.5M29.4 30.4l.8 1.2M8.5 38.5C6 45 5 50 5 56M55.5 38.5C58 45 59 50 59 56',
  buckle:
    'M25 3v19h14V3M27.5 3v19M36.5 3v19M21 24h22a2 2 0 0 1 2 2v14a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V26a2 2 0 0 1 2-2zM23 27.5h18v11a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5zM31 24h2v18.5h-2zM25 47v10c0 3 3 4 7 4s7-1 7-4V47M31.1 50a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0zM31.1 55a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0z',
  papers:
    'M20 12V6h25l9 9v35h-7M45 6v9h9M11 12h26l10 10v36H11zM37 12v10h10M17 28h18M17 33h23M17 38h20M17 43h10M32.5 48a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM34.5 52l-1 5 3.5-2 3.5 2-1-5',
  faults:
    'M6 40a26 26 0 0 1 45.5-17M11.5 40.5a20.5 20.5 0 0 1 17-20M21 35a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM23.5 35a12.5 12.5 0 1 0 25 0 12.5 12.5 0 1 0-25 0zM46.5 45.5l3 3M48 51l3-3 9 9-3 3zM29 39l5-3-2-3 6-2-1-3 6-1M31 43.5l2-1M41 36.5l2 1.5',
};
