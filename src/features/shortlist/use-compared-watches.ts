import { useEffect, useRef, useState } from 'react';
import type { ComparedWatch } from './compared-watch.ts';

/** What became of a list: the watches that there are, the ids that no longer exist, and whether any could not be loaded. */
export interface LoadedList {
  watches: ComparedWatch[];
  gone: string[];
  hasFailed: boolean;
}

type Answer = ComparedWatch | 'gone' | 'failed';

/**
 * Loads the watches of a list, each from its own file.
 *
 * @param ids nothing while they are not known
 * @param folder the path of the catalogue in the page's language
 * @returns nothing until all have been answered, then the last complete list, and a way to try failed ones again
 */
export function useComparedWatches(ids: readonly string[] | undefined, folder: string) {
  const [list, setList] = useState<LoadedList>();
  const [round, setRound] = useState(0);
  const answers = useRef(new Map<string, Promise<Answer>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again for what has failed
  useEffect(() => {
    if (!ids) return;
    let isCurrent = true;
    const asked = ids.map((id) => {
      const answer = answers.current.get(id) ?? loadWatch(`${folder}/${encodeURIComponent(id)}.json`);
      answers.current.set(id, answer);
      return answer;
    });
    Promise.all(asked).then((all) => {
      for (const [index, answer] of all.entries()) if (answer === 'failed') answers.current.delete(ids[index] ?? '');
      if (isCurrent) setList(sortAnswers(ids, all));
    });
    return () => {
      isCurrent = false;
    };
  }, [ids, folder, round]);
  return { list, retry: () => setRound((before) => before + 1) };
}

async function loadWatch(href: string): Promise<Answer> {
  try {
    const response = await fetch(href);
    if (response.status === 404) return 'gone';
    if (!response.ok) return 'failed';
    // A link may name a file of the catalogue that is no watch.
    const found: Partial<ComparedWatch> = await response.json();
    return isWatch(found) ? found : 'gone';
  } catch {
    return 'failed';
  }
}

function isWatch(found: Partial<ComparedWatch>): found is ComparedWatch {
  return found.summary !== undefined && found.values !== undefined;
}

function sortAnswers(ids: readonly string[], answers: readonly Answer[]): LoadedList {
  return {
    watches: answers.filter((answer) => typeof answer === 'object'),
    gone: ids.filter((_, index) => answers[index] === 'gone'),
    hasFailed: answers.includes('failed'),
  };
}
