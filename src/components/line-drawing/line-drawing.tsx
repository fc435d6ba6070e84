import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './line-drawing.module.css';

interface LineDrawingProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A small drawing of thin lines, beside words that say the same. Its parts are drawn on a grid of 64. */
export function LineDrawing({ children, className }: LineDrawingProps) {
  return (
    <svg className={clsx(styles.drawing, className)} viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A pin with a dial for its head. */
export function Pin({ className }: { className?: string | undefined }) {
  return (
    <LineDrawing className={className}>
      <path d="M32 54C22 41 16 33 16 24.5a16 16 0 0 1 32 0C48 33 42 41 32 54z" />
      <circle cx="32" cy="24.5" r="10" />
      <path d="M32 24.5l-4.5-4.5M32 24.5l5.5-4" />
      <path d="M32 16.5v-2M32 34.5v-2M24 24.5h-2M42 24.5h-2" />
      <path d="M20 52c-4 .8-6.5 2-6.5 3.4C13.5 58 21.8 60 32 60s18.5-2 18.5-4.6c0-1.4-2.5-2.6-6.5-3.4" />
    </LineDrawing>
  );
}
