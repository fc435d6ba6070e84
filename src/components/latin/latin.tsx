import type { ReactNode } from 'react';

/**
 * Text that runs left to right in Latin script wherever it stands: brands, models, phone numbers, addresses.
 * Inside Arabic it keeps its own order, and a screen reader its own pronunciation.
 */
export function Latin({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" lang="en" className={className}>
      {children}
    </bdi>
  );
}
