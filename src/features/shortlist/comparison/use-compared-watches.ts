import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../../components/use-json/use-json.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localisePath, routes } from '../../../i18n/routes.ts';
import type { ComparedWatch } from './compared-watch.ts';

type Result = ComparedWatch | 'gone' | 'failed';

/**
 * Loads the watches of a list, each from its own file.
 *
 * @param ids `undefined` until they are known
 * @returns the last complete list: its watches, the ids that no longer exist, and whether any watch failed to load;
 * `undefined` until there is one. `retry` reloads what failed.
 */
export function useComparedWatches(locale: Locale, ids: readonly string[] | undefined) {
  const [list, setList] = useState<{ watches: ComparedWatch[]; gone: string[]; hasFailed: boolean }>();
  const [attempt, setAttempt] = useState(1);
  const requests = useRef(new Map<string, Promise<Result>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reloads what failed
  useEffect(() => {
    if (!ids) return;
    let isCurrent = true;
    const pending = ids.map((id) => {
      const request = requests.current.get(id) ?? loadWatch(locale, id);
      requests.current.set(id, request);
      return request;
    });
    Promise.all(pending).then((results) => {
      const idsOf = (result: Result) => ids.filter((_, index) => results[index] === result);
      const failed = idsOf('failed');
      for (const id of failed) requests.current.delete(id);
      const watches = results.filter((result) => typeof result === 'object');
      if (isCurrent) setList({ watches, gone: idsOf('gone'), hasFailed: failed.length > 0 });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, ids, attempt]);
  return { list, retry: () => setAttempt((before) => before + 1) };
}

async function loadWatch(locale: Locale, id: string): Promise<Result> {
  try {
    const found = await fetchJson<ComparedWatch>(localisePath(locale, routes.watchData(encodeURIComponent(id))));
    // A link may name a file of the catalogue that is not a watch.
    return 'summary' in found && 'values' in found ? found : 'gone';
  } catch (error) {
    return error instanceof Error && error.cause === 404 ? 'gone' : 'failed';
  }
}
