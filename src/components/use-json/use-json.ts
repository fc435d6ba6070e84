import { useCallback, useRef, useState } from 'react';

interface Json<T> {
  /** `undefined` until the response has arrived. */
  data: T | undefined;
  hasFailed: boolean;
  /** Fetches the file, unless it is loaded or loading. After a failure it retries. */
  load: () => void;
}

/**
 * Fetches JSON from the site on demand.
 *
 * @param href its URL; `undefined` if there is nothing to fetch
 * @public
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

/** @throws Error if the response is not OK; its `cause` is the status */
export async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`${href}: ${response.status}`, { cause: response.status });
  return response.json();
}
