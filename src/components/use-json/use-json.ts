import { useCallback, useRef, useState } from 'react';

interface Json<T> {
  /** What has been fetched, once it has arrived. */
  data: T | undefined;
  hasFailed: boolean;
  /** Fetches it, unless it is there or on its way. After a failure it tries again. */
  load: () => void;
}

/**
 * JSON of the site that a page needs later, if at all.
 *
 * @param href its URL; `undefined` if there is nothing to fetch
 */
export function useJson<T>(href: string | undefined): Json<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const request = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    if (!href || request.current) return;
    setHasFailed(false);
    request.current = fetchJson<T>(href).then(setData, () => {
      request.current = undefined;
      setHasFailed(true);
    });
  }, [href]);
  return { data, hasFailed, load };
}

/** @throws Error if the server does not answer with the file; its `cause` is the status */
export async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`${href}: ${response.status}`, { cause: response.status });
  return response.json();
}
