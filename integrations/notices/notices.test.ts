import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read-content.ts';
import type { ValidContent } from '../site-content.ts';
import { listNotices } from './notices.ts';

const { shop, ...read } = readContent('content', {});

/** The project's content as that of a site that is not public, with notices of its pictures. */
function contentWith(count: number): ValidContent {
  const notices = Array.from({ length: count }, (_, index) => ({ file: `${index}.jpg`, path: [], message: 'soft' }));
  const noPictures = { masters: new Map(), portraits: [], pictures: {}, renderings: [], files: new Map() };
  return {
    ...read,
    shop: { ...shop, url: 'https://shop.example' },
    watches: [],
    ...noPictures,
    notices,
  } as unknown as ValidContent;
}

test('a list fits on a screen, and names the command that shows the rest', () => {
  const lines = listNotices(contentWith(30), 16).trim().split('\n');
  expect(lines).toHaveLength(18);
  expect(lines.at(-1)).toBe('  and 14 more: npm run notices');
});

test('a list without a limit has all', () => {
  expect(listNotices(contentWith(30))).toContain('29.jpg: soft');
});

test("prose and interface words in another language's field are named", () => {
  const content = contentWith(0);
  const { prose, texts } = content;
  const swapped = {
    ...content,
    prose: { ...prose, about: { ...prose.about, es: prose.about.de } },
    texts: { ...texts, fr: texts.it },
  };
  const list = listNotices(swapped as ValidContent);
  expect(list).toMatch(/content\/about\/es.yaml: story.0: reads as German, not as Spanish/);
  expect(list).toMatch(/content\/locales\/fr.json: .*: reads as Italian, not as French/);
  expect(listNotices(content)).toBe('');
});

test('of a language that is partly English, one line counts the words', () => {
  const content = contentWith(0);
  const { texts } = content;
  const line = {
    file: 'content/locales/de.json',
    path: [],
    message: '500 words are shown in English, not translated yet',
  };
  const partly = { ...content, texts: { ...texts, de: texts.en }, notices: [line] };
  expect(
    listNotices(partly as ValidContent)
      .trim()
      .split('\n'),
  ).toHaveLength(2);
  expect(listNotices({ ...partly, notices: [] } as ValidContent)).toContain('reads as English, not as German');
});
