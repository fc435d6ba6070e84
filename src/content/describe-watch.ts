/** Search engines cut a description at about this many characters. */
const longest = 155;

/**
 * A watch's description cut to the length of a page's description: whole sentences if one fits, else whole words.
 *
 * @param text one paragraph
 * @returns at most 155 characters, ending in its own full stop or in an ellipsis
 */
export function describeWatch(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = start.match(/^.{70,}[.!?؟](?=\s)/su)?.[0];
  if (sentence) return sentence;
  return `${start.slice(0, start.lastIndexOf(' ', longest - 2)).replace(/[,;:،؛–—]$/u, '')}…`;
}
