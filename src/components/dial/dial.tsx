import clsx from 'clsx';
import styles from './dial.module.css';

interface DialProps {
  /** Whether the page's script sets the hands to the time in the shop: see `features/visit/open-sign-script.ts`. */
  isClock?: boolean;
  /** `minutes` has a minute track, and small seconds on a clock; `quarters` has four marks, for small sizes. */
  detail?: 'minutes' | 'quarters';
  /** May set `--minutes`, the minutes since twelve that the hands show. Without it they show ten past ten. */
  className?: string | undefined;
}

/** A watch dial, hidden from screen readers. If the time matters, text beside the dial says it. */
export function Dial({ isClock = false, detail = 'minutes', className }: DialProps) {
  const hasSeconds = isClock && detail === 'minutes';
  return (
    <span className={clsx(styles.dial, className)} data-clock={isClock || undefined} data-detail={detail}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r={detail === 'minutes' ? 98 : 92} />
        {detail === 'minutes' && <MinuteTrack />}
        <Marks className={styles.hours} count={detail === 'minutes' ? 12 : 4} radius={81.5} />
        {hasSeconds && <circle cx="100" cy="140" r="25" />}
        <path className={clsx(styles.hand, styles.hour)} d="M100 112V48" />
        <path className={clsx(styles.hand, styles.minute)} d="M100 114V24" />
        <circle className={styles.cap} cx="100" cy="100" r="3.5" />
      </svg>
      {hasSeconds && <SecondHand />}
    </span>
  );
}

function MinuteTrack() {
  return (
    <>
      <circle cx="100" cy="100" r="94" />
      <Marks className={styles.minutes} count={60} radius={86} />
    </>
  );
}

/** A separate SVG, so that the compositor can rotate it without work on the main thread. */
function SecondHand() {
  return (
    <svg className={styles.seconds} viewBox="0 0 50 50" aria-hidden="true">
      <path className={styles.hand} d="M25 31V4" />
    </svg>
  );
}

/**
 * Marks around the dial: a dashed circle with one dash for each mark. The class sets their length and width. A path of two half
 * circles, because HTML checkers do not know `pathLength` of a circle.
 */
function Marks({ className, count, radius }: { className: string | undefined; count: number; radius: number }) {
  const halves = `a${radius} ${radius} 0 0 1 ${-2 * radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return <path className={className} d={`M${100 + radius} 100${halves}`} pathLength={count} />;
}
