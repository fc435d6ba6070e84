import clsx from 'clsx';
import { useState } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './send-button.module.css';

interface SendButtonProps {
  words: Words<'send'>;
  /** Names and prices, a watch a line. They come before the URL. */
  text: string;
  url: string;
}

/**
 * The button that sends a watch or a list to a friend. It opens the device's own sheet for sharing. Where there is none, it
 * copies text and URL, and says so beside the button. If neither works, as on a page without HTTPS, it shows the URL.
 */
export function SendButtonIsland({ words: { send: words }, text, url }: SendButtonProps) {
  const [notice, setNotice] = useState('');

  async function send() {
    try {
      // Older browsers have no such function.
      if (navigator.share) return await navigator.share({ title: document.title, text, url });
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setNotice(words.copied);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setNotice(url);
    }
  }

  return (
    <div className={clsx('screen-only', styles.send)} data-needs-script>
      <button type="button" className={clsx('text-button with-icon', styles.button)} onClick={send}>
        <Icon name="arrow" /> {words.label}
      </button>
      <span className="small" role="status">
        {notice}
      </span>
    </div>
  );
}
