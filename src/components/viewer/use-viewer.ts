import { useEffect, useState } from 'react';
import { viewerEntry } from './viewer-entry.ts';

/**
 * The viewer of pictures, which is loaded when it is first opened.
 *
 * @returns `Viewer`, which is defined while it is open, and `open`, which takes the URL of the picture that the browser shows if
 *   the viewer cannot be loaded
 */
export function useViewer() {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadViewer>>>();

  // Forward and a reload open it too, Back closes it.
  useEffect(() => {
    const follow = () => {
      if (history.state !== viewerEntry) setViewer(undefined);
      else loadViewer().then(setViewer, () => {});
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function open(href: string) {
    // A second press while it loads has the entry of the first.
    if (history.state !== viewerEntry) history.pushState(viewerEntry, '');
    loadViewer().then(setViewer, () => location.replace(href));
  }

  return { Viewer: viewer?.Viewer, open };
}

/** @returns `undefined` if Back was faster */
async function loadViewer() {
  const { Viewer } = await import('./viewer.tsx');
  return history.state === viewerEntry ? { Viewer } : undefined;
}
