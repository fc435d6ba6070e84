import { useCallback, useEffect, useState } from 'react';

interface Loaded<T> {
  /** `undefined` until it has been loaded. */
  data: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads what an island needs later, such as JSON.
 *
 * @param load always the same function, or `undefined` as long as there is nothing to load
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): Loaded<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = useCallback(() => {
    setHasFailed(false);
    load?.().then(setData, () => setHasFailed(true));
  }, [load]);
  useEffect(start, [start]);
  return { data, hasFailed, retry: start };
}

/** @throws Error if the response is not OK */
export async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.json();
}
