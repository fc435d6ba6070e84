/*
 * A language that is not translated yet shows English words. The reader of its texts marks each by isolates, twice, so that it is
 * in its direction in a line from right to left; the build finds these in the pages, where they say the language too.
 */

const [start, end] = ['\u2066\u2066', '\u2069\u2069'];

/** Marks an English text among those of another language. The marks are invisible, and `withoutIsolates` removes them. */
export function markEnglish(text: string): string {
  return start + text + end;
}

/** Icons, the comments of React between texts, and what has no letters. */
const others = '(?:[^<\\p{L}\u2066\u2069]|<!--|<svg[^>]*>(?:<path[^>]*>|</path>)*</svg>)*';

/** Up to its own end: not to that of the next, which may come after words of the page. Isolates in it may end where it ends. */
const marked = `${start}(?:(?!${start})[^<])*${end}`;

const inEnglish = new RegExp(`<(\\w+)((?: [^<>]*)?)>(?=${others}(?:${marked}${others})+</\\1>)`, 'gu');

/**
 * Names the language of each element whose words are all marked, so that a screen reader does not read them in the page's.
 *
 * @param html a page; hydration keeps attributes that only the page has
 */
export function withEnglishNamed(html: string): string {
  return html.includes(start) ? html.replace(inEnglish, '<$1$2 lang="en">') : html;
}
