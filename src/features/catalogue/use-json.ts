import { useCallback, useRef, useState } from 'react';

interface Json<T> {
  /** What has been fetched, once it has arrived. */
  data: T | undefined;
  hasFailed: boolean;
  /** Fetches it now, unless that was tried before. */
  load: () => void;
  /** Fetches it once more after a failure. */
  retry: () => void;
}

/**
 * Data of the site that a page needs later, if at all.
 *
 * @param href where it is; nothing where there is none
 */
export function useJson<T>(href: string | undefined): Json<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const request = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    if (!href || request.current) return;
    setHasFailed(false);
    request.current = fetchJson<T>(href).then(setData, () => setHasFailed(true));
  }, [href]);
  const retry = useCallback(() => {
    request.current = undefined;
    load();
  }, [load]);
  return { data, hasFailed, load, retry };
}

async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.json();
}
