import { useRef, useState } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { MAX_PHOTOGRAPHS } from '../../contract/inquiries.ts';
import { fill } from '../../i18n/texts.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

export interface Photograph {
  id: number;
  /** Already shrunk. */
  image: Blob;
}

/** The photographs of a form. They are shrunk one after the other as soon as they are chosen. */
export function usePhotographs(words: Words<'sell'>['sell']) {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // A ref, because changes during shrinking must be visible before the next render.
  const latest = useRef(photographs);
  const lastId = useRef(0);
  const adding = useRef(Promise.resolve());

  function change(next: readonly Photograph[]) {
    latest.current = next;
    setPhotographs(next);
    setProblems([]);
  }

  async function addEach(files: readonly File[]) {
    const found = new Set<string>();
    for (const file of files) {
      const isFull = latest.current.length >= MAX_PHOTOGRAPHS;
      const image = isFull ? undefined : await shrinkPhotograph(file).catch(() => undefined);
      if (isFull) found.add(fill(words.upload.tooMany, { max: MAX_PHOTOGRAPHS }));
      else if (!image) found.add(fill(words.upload.cannotRead, { name: file.name }));
      else change([...latest.current, { id: ++lastId.current, image }]);
    }
    setProblems([...found]);
  }

  return {
    photographs,
    /** Why files were rejected when photographs were last added. */
    problems,
    add: (files: Iterable<File>) => {
      const list = [...files];
      adding.current = adding.current.then(() => addEach(list));
    },
    remove: (id: number) => change(latest.current.filter((each) => each.id !== id)),
    clear: () => change([]),
    /** Resolves with the photographs once all of them have been shrunk. */
    take: async () => {
      await adding.current;
      return latest.current.map(({ image }) => image);
    },
  };
}

export type Photographs = ReturnType<typeof usePhotographs>;
