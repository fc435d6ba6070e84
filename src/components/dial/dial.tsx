import clsx from 'clsx';
import styles from './dial.module.css';

interface DialProps {
  /** The time that the hands show: `[4, 4]` is four minutes past four. */
  time: readonly [hours: number, minutes: number];
  /** An IANA time zone. The page's script sets the hands to its current time: see `features/visit/start-clocks.ts`. */
  timeZone?: string;
  /** `minutes` has a minute track, and small seconds if there is a time zone; `quarters` has four marks, for small sizes. */
  detail?: 'minutes' | 'quarters';
  className?: string | undefined;
}

/** A watch dial, hidden from screen readers. If the time matters, text beside the dial says it. */
export function Dial({ time: [hour, minute], timeZone, detail = 'minutes', className }: DialProps) {
  return (
    <span className={clsx(styles.dial, className)} data-time-zone={timeZone} data-detail={detail}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r={detail === 'minutes' ? 98 : 92} />
        {detail === 'minutes' && <MinuteTrack />}
        <Marks className={styles.hours} count={detail === 'minutes' ? 12 : 4} radius={81.5} />
        {timeZone && detail === 'minutes' && <circle cx="100" cy="140" r="25" />}
        <path
          className={styles.hand}
          data-hand="hour"
          d="M100 112V48"
          transform={turn((hour % 12) * 30 + minute / 2)}
        />
        <path className={styles.hand} data-hand="minute" d="M100 114V24" transform={turn(minute * 6)} />
        <circle className={styles.cap} cx="100" cy="100" r="3.5" />
      </svg>
      {timeZone && detail === 'minutes' && <SecondHand />}
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
    <svg className={styles.seconds} viewBox="0 0 50 50" data-hand="second" aria-hidden="true">
      <path className={styles.hand} d="M25 31V4" />
    </svg>
  );
}

/** Marks around the dial: a dashed circle with one dash for each mark. The class sets their length and width. */
function Marks({ className, count, radius }: { className: string | undefined; count: number; radius: number }) {
  return <circle className={className} cx="100" cy="100" r={radius} pathLength={count} />;
}

/** An SVG rotation around the centre of the dial. */
function turn(degrees: number): string {
  return `rotate(${degrees} 100 100)`;
}
