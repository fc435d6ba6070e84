import { useEffect, useState } from 'react';
import { viewerEntry } from './viewer-entry.ts';

/**
 * The viewer of pictures, which is loaded when it is first opened.
 *
 * @returns `Viewer`, which is defined while it is open; `open`, which takes the URL of the picture that the browser shows if the
 *   viewer cannot be loaded; and `hide`, for the viewer's `onClose`
 */
export function useViewer() {
  const [viewer, setViewer] = useState<Awaited<ReturnType<typeof loadViewer>>>();

  // Forward and a reload open the viewer too. Back is its own, because only it knows the picture that was seen last.
  useEffect(() => {
    const follow = () => {
      if (history.state === viewerEntry) loadViewer().then(setViewer);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function open(href: string) {
    history.pushState(viewerEntry, '');
    loadViewer().then(setViewer, () => location.replace(href));
  }

  return { Viewer: viewer?.Viewer, open, hide: () => setViewer(undefined) };
}

/** @returns `undefined` if Back was faster */
async function loadViewer() {
  const { Viewer } = await import('./viewer.tsx');
  return history.state === viewerEntry ? { Viewer } : undefined;
}
