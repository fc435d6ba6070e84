import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The query of the page's URL, for the initial values of a form's fields. It is empty until React has hydrated, because the
 * static page has no query. A field that the visitor has changed, or that Back has restored, keeps its value.
 *
 * @returns the query, and a function that forgets it, so that the fields are empty after the form has been sent
 */
export function useFormQuery(): [query: string, forget: () => void] {
  const isHydrated = useHydrated();
  const [isForgotten, setIsForgotten] = useState(false);
  return [isHydrated && !isForgotten ? location.search : '', () => setIsForgotten(true)];
}
