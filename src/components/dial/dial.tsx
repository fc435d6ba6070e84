import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './dial.module.css';

interface DialProps {
  /** Whether the page's script sets the hands to the time in the shop: see `features/visit/open-sign-script.ts`. */
  isClock?: boolean;
  /** `minutes` has a minute track; `quarters` has four marks, for small sizes. */
  detail?: 'minutes' | 'quarters';
  /** May set `--minutes`, the minutes since twelve that the hands show. Without it they show ten past ten. */
  className?: string | undefined;
  /** Drawn over it. */
  children?: ReactNode;
}

/** A watch dial, hidden from screen readers. If the time matters, text beside the dial says it. */
export function Dial({ isClock = false, detail = 'minutes', className, children }: DialProps) {
  const hasMinutes = detail === 'minutes';
  // A small dial, and one with the time, which is read, have thicker strokes.
  const [line, hand] = hasMinutes ? (isClock ? [1.5, 4] : [0.75, 2.5]) : [7, 12];
  return (
    <span className={clsx(styles.dial, className)} data-clock={isClock || undefined}>
      <svg viewBox="0 0 200 200" fill="none" strokeWidth={line} aria-hidden="true">
        <circle cx="100" cy="100" r={hasMinutes ? 98 : 92} />
        {hasMinutes && <circle cx="100" cy="100" r="94" />}
        {hasMinutes && <Marks count={60} width={0.1} radius={86} length={4} />}
        <Marks count={hasMinutes ? 12 : 4} width={hasMinutes ? 0.047 : 0.078} radius={81.5} length={13} />
        <Hand className={styles.hour} d="M100 112V48" width={hand} />
        <Hand className={styles.minute} d="M100 114V24" width={hand} />
        <circle cx="100" cy="100" r="3.5" fill="currentcolor" stroke="none" />
      </svg>
      {children}
    </span>
  );
}

export function Hand({ className, d, width }: { className?: string | undefined; d: string; width: number }) {
  return <path className={className} d={d} stroke="currentcolor" strokeWidth={width} strokeLinecap="round" />;
}

interface MarksProps {
  count: number;
  /** Of a mark, as a share of its distance to the next one. */
  width: number;
  radius: number;
  /** Of a mark. */
  length: number;
}

/**
 * Marks around the dial: a dashed circle with one dash for each mark, whose length is the stroke's width. A path of two half
 * circles, because HTML checkers do not know `pathLength` of a circle.
 */
function Marks({ count, width, radius, length }: MarksProps) {
  const halves = `a${radius} ${radius} 0 0 1 ${-2 * radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
  return (
    <path
      d={`M${100 + radius} 100${halves}`}
      pathLength={count}
      strokeWidth={length}
      strokeDasharray={`${width} ${1 - width}`}
      strokeDashoffset={width / 2}
    />
  );
}
