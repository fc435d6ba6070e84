import type { MouseEvent } from 'react';

/** Replaces what a click on a link does, except in another tab or window. */
export function onPlainClick(act: (link: HTMLElement) => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };
}
