import styles from './dial.module.css';
import { strokesAround } from './strokes-around.ts';

const quarters = marks(4, 13);
const hours = marks(12, 13);
const minutes = marks(60, 4);

interface DialProps {
  /** Where the hands stand, on the twelve-hour dial: `[4, 4]` is four minutes past four. */
  time: readonly [hours: number, minutes: number];
  /** A time zone (IANA) whose time the hands show once the page's script runs: see `features/visit/keep-clocks.ts`. */
  timeZone?: string;
  /** With a railway of minutes, and small seconds where it tells a zone's time; or the bare four quarters, to be small. */
  detail?: 'minutes' | 'quarters';
  className?: string | undefined;
}

/** A watch's dial, as an ornament: whoever does not see it is told the time, if it matters, beside it. */
export function Dial({ time: [hour, minute], timeZone, detail = 'minutes', className = '' }: DialProps) {
  return (
    <span className={`${styles.dial} ${className}`} data-time-zone={timeZone} data-detail={detail}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r={detail === 'minutes' ? 98 : 92} />
        {detail === 'minutes' && <MinuteTrack />}
        <path className={styles.hour} d={detail === 'minutes' ? hours : quarters} />
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
      <path d={minutes} />
    </>
  );
}

/** A box of its own, which the compositor turns without any work of the page. */
function SecondHand() {
  return (
    <svg className={styles.seconds} viewBox="0 0 50 50" data-hand="second" aria-hidden="true">
      <path className={styles.hand} d="M25 31V4" />
    </svg>
  );
}

/** Marks that point from the dial's edge to its middle. */
function marks(times: number, length: number): string {
  return strokesAround([100, 100], times, [
    [0, -88],
    [0, length - 88],
  ]);
}

/** An SVG transformation about the dial's middle. */
function turn(degrees: number): string {
  return `rotate(${degrees} 100 100)`;
}
