/** Search engines cut a description after about this many characters. */
const MAX_CHARACTERS = 155;

/**
 * Shortens a watch's description for `<meta name="description">`: to whole sentences if one fits, otherwise to whole words.
 *
 * @param text one paragraph
 * @returns at most 155 characters, ending in its own full stop or in an ellipsis
 */
export function shortenDescription(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const start = text.slice(0, MAX_CHARACTERS);
  const sentence = start.match(/^.{70,}[.!?؟](?=\s)/su)?.[0];
  if (sentence) return sentence;
  return `${start.slice(0, start.lastIndexOf(' ', MAX_CHARACTERS - 2)).replace(/[,;:،؛–—]$/u, '')}…`;
}
