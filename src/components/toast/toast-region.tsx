import type { ReactNode } from 'react';

interface ToastRegionProps {
  label: string;
  /** Messages of the page's own script. */
  children?: ReactNode;
}

/**
 * Where the page's messages appear, of all islands. In the initial HTML, and without words: screen readers do not announce a live
 * region that is added with its message.
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section aria-label={label}>
      <div role="status" data-toasts>
        {children}
      </div>
    </section>
  );
}
