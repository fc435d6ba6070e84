import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './heart.module.css';
import { readShortlist, subscribeToShortlist, writeShortlist } from './shortlist.ts';

export interface HeartProps {
  watchId: string;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** Called after the watch was removed, with its place on the list. */
  onRemove?: ((index: number) => void) | undefined;
}

/** A button that adds a watch to the shortlist or removes it. Disabled until hydrated. */
export function Heart({ watchId, label, className, onRemove }: HeartProps) {
  const ids = useShortlist();
  const isKept = ids?.includes(watchId) ?? false;

  function toggle() {
    if (!ids) return;
    writeShortlist(isKept ? ids.filter((id) => id !== watchId) : [...ids, watchId]);
    if (isKept) onRemove?.(ids.indexOf(watchId));
  }

  return (
    <button
      className={clsx('icon-button', styles.heart, className)}
      type="button"
      aria-pressed={isKept}
      disabled={!ids}
      data-needs-script
      onClick={toggle}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** The ids of the watches on the visitor's shortlist. `undefined` until hydrated, because the static page has no list. */
export function useShortlist(): readonly string[] | undefined {
  return useSyncExternalStore(subscribeToShortlist, readShortlist, () => undefined);
}
