import { useState, useSyncExternalStore } from 'react';
import { sendsToOwnServer } from '../../inquiries/inquiry-form/delivery.ts';
import { type SentInquiry, sendInquiry } from '../../inquiries/inquiry-form/send-inquiry.ts';
import { createPhotographStore, type Photograph } from './photograph-store.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';
import { uploadPhotograph, withdrawPhotograph } from './upload-photograph.ts';

const none: readonly Photograph[] = [];

/** How far sending is: the words first; then the photographs; then those that did not arrive wait for the visitor. */
export type SendPhase = 'words' | 'photographs' | 'missing';

/** The photographs of a form, and how the form is sent with them. */
export function usePhotographs() {
  const [store] = useState(() =>
    createPhotographStore({ shrink: shrinkPhotograph, upload: uploadPhotograph, withdraw: withdrawPhotograph }),
  );
  const photographs = useSyncExternalStore(store.subscribe, store.read, () => none);
  const [wordsSafe, setWordsSafe] = useState(false);

  /** Resolves when the words and every photograph that the visitor has not removed have arrived. */
  async function send(form: HTMLFormElement): Promise<void> {
    await store.close();
    const sent = await sendWords(form, store.read()).catch((error) => {
      store.reopen();
      throw error;
    });
    if (sendsToOwnServer) {
      setWordsSafe(true);
      await store.sendAll(sent);
      setWordsSafe(false);
    }
    store.clear();
  }

  return { store, send, phase: phaseOf(wordsSafe, photographs) };
}

/** The site's own server is told how many photographs follow; a form service gets them with the words. */
function sendWords(form: HTMLFormElement, photographs: readonly Photograph[]): Promise<SentInquiry> {
  return sendsToOwnServer
    ? sendInquiry(form, { photographs: String(photographs.length) })
    : sendInquiry(form, {}, { files: photographs.map(({ image }) => image) });
}

function phaseOf(wordsSafe: boolean, photographs: readonly Photograph[]): SendPhase {
  if (!wordsSafe) return 'words';
  const underWay = photographs.some(({ state }) => state === 'uploading' || state === 'ready');
  return underWay || photographs.every(({ state }) => state === 'uploaded') ? 'photographs' : 'missing';
}
