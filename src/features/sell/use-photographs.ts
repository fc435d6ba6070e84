import { useState, useSyncExternalStore } from 'react';
import { sendsToOwnServer } from '../../components/inquiry-form/delivery.ts';
import { sendInquiry } from '../../components/inquiry-form/send-inquiry.ts';
import { createPhotographStore, type Photograph } from './photograph-store.ts';
import { uploadPhotograph, withdrawPhotograph } from './upload-photograph.ts';

const none: readonly Photograph[] = [];

/** How far sending is: the words first; then the photographs; then those that did not arrive wait for the visitor. */
export type SendPhase = 'words' | 'photographs' | 'missing';

/** The photographs of a form, and how the form is sent with them. */
export function usePhotographs() {
  const [store] = useState(() => createPhotographStore({ upload: uploadPhotograph, withdraw: withdrawPhotograph }));
  const photographs = useSyncExternalStore(store.subscribe, store.read, () => none);
  const [wordsSafe, setWordsSafe] = useState(false);

  /** Resolves when the words and every photograph that the visitor has not removed have arrived. */
  async function send(form: HTMLFormElement): Promise<void> {
    if (sendsToOwnServer) {
      const sent = await sendInquiry(form, { photographs: String(store.read().length) });
      setWordsSafe(true);
      await store.sendAll(sent);
      setWordsSafe(false);
    } else {
      await sendInquiry(form, {}, { files: store.read().map(({ image }) => image) });
    }
    store.clear();
  }

  return { store, send, phase: phaseOf(wordsSafe, photographs) };
}

function phaseOf(wordsSafe: boolean, photographs: readonly Photograph[]): SendPhase {
  if (!wordsSafe) return 'words';
  const underWay = photographs.some(({ state }) => state === 'uploading' || state === 'ready');
  return underWay || photographs.every(({ state }) => state === 'uploaded') ? 'photographs' : 'missing';
}
