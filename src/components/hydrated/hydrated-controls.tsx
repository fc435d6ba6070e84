import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Controls that need hydration. Until then they are pale and disabled, which screen readers say too. */
export function HydratedControls(attributes: Pick<ComponentProps<'fieldset'>, 'className' | 'children'>) {
  // No group for screen readers: it only disables what is in it.
  return <fieldset role="presentation" data-needs-script disabled={!useHydrated()} {...attributes} />;
}
