import { useCallback, useEffect, useState } from 'react';

interface Loaded<T> {
  /** `undefined` until it has been loaded. */
  data: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads JSON that an island needs later.
 *
 * @param href `undefined` as long as there is nothing to load
 */
export function useLoaded<T>(href: string | undefined): Loaded<T> {
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
