import { expect, test } from 'vitest';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { type Watch, watchSchema } from '../src/content/schema/watch-schema.ts';
import { findNotices } from './find-notices.ts';

/** A watch whose words differ in every language. */
function translated(changes: Partial<Watch> = {}): Watch {
  const data = watchData();
  for (const [locale, words] of Object.entries(data.words)) words.description = `${locale} ${words.description}`;
  for (const [locale, words] of Object.entries(data.words)) words.report = { case: `${locale}.` };
  return { ...data, ...changes };
}

test('a translated watch has no notices', () => {
  expect(findNotices([translated()])).toEqual([]);
});

test('the languages in which a watch shows English words are listed', () => {
  const { en, de } = translated().words;
  const { alt: _, ...withoutAlt } = de;
  const watch = watchSchema.parse({
    ...translated(),
    words: { en, de: withoutAlt, ar: { ...en, description: `ar ${en.description}` } },
  });
  expect(findNotices([watch])).toEqual([
    'content/watches/tissot-antimagnetique-1938.yaml: words: shown in English, not translated yet: German, Spanish, Arabic, French, Italian',
  ]);
});

test('two watches with the same position are reported', () => {
  expect(findNotices([translated(), translated({ id: 'other' })])).toEqual([
    'content/watches/other.yaml: position: expected a place of its own, but tissot-antimagnetique-1938.yaml has 4 too',
  ]);
});
