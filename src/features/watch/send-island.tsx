import { SendButton, type Sent } from '../../components/send-button/send-button.tsx';
import type { Words } from '../../content/words/translate.ts';

/** The button that sends a watch to a friend. */
export function SendIsland({ words, ...sent }: Sent & { words: Words<'send'> }) {
  return <SendButton words={words.send} {...sent} />;
}
