import { type ReactNode, useState } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { Icon } from '../icon/icon.tsx';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';
import styles from './send-button.module.css';

/** What a friend receives. */
export interface Sent {
  title: string;
  /** Names and prices, a watch a line. They come before the URL. */
  text: string;
  url: string;
}

/** Opens the device's own sheet for sharing. Where there is none, it copies text and URL, and says so beside the button. */
export function SendButton({ words, title, text, url }: Sent & { words: Words<'send'>['send'] }) {
  const [notice, setNotice] = useState<ReactNode>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setNotice(words.copied);
    } catch {
      // The browser refuses, or has no clipboard, because the page came without HTTPS.
      setNotice(
        <>
          {words.copyByHand} <LeftToRight>{url}</LeftToRight>
        </>,
      );
    }
  }

  async function send() {
    // Older browsers, and any without HTTPS, have no such function.
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  }

  return (
    <div className={styles.send} data-needs-script>
      <button type="button" className={styles.button} onClick={send}>
        <Icon name="send" /> {words.label}
      </button>
      <span className="small" role="status">
        {notice}
      </span>
    </div>
  );
}
