import { useEffect, useState } from 'react';
import { useToast } from '../toast/toast.tsx';
import { viewerEntry } from './viewer-entry.ts';

/**
 * The viewer of pictures, which is loaded when it is first opened.
 *
 * @param offline what a toast says if there is no connection
 * @returns `Viewer`, which is defined while it is open, `isLoading`, and `open`, which takes the URL of the picture that the
 *   browser shows if the viewer cannot be loaded
 */
export function useViewer(offline: string) {
  const showToast = useToast();
  const [isLoading, setIsLoading] = useState(false);
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
    setIsLoading(true);
    loadViewer()
      .then(setViewer, () => showInstead(href))
      .finally(() => setIsLoading(false));
  }

  function showInstead(href: string) {
    if (history.state !== viewerEntry) return;
    if (navigator.onLine) return location.replace(href);
    history.back();
    showToast({ title: offline });
  }

  return { Viewer: viewer?.Viewer, isLoading, open };
}

/** @returns `undefined` if Back was faster */
async function loadViewer() {
  const { Viewer } = await import('./viewer.tsx');
  return history.state === viewerEntry ? { Viewer } : undefined;
}
