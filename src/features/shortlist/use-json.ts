import { useCallback, useEffect, useState } from 'react';

interface Json<T> {
  /** `undefined` until the response has arrived. */
  data: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Fetches JSON from the site.
 *
 * @param href its URL; `undefined` as long as there is nothing to fetch
 */
export function useJson<T>(href: string | undefined): Json<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    if (!href) return;
    setHasFailed(false);
    fetchJson<T>(href).then(setData, () => setHasFailed(true));
  }, [href]);
  useEffect(load, [load]);
  return { data, hasFailed, retry: load };
}

/** @throws Error if the response is not OK */
async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.json();
}
