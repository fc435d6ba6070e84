import { expect, test } from 'vitest';
import { pickWords } from './pick-words.ts';
import { textsByLocale } from './translate.ts';

test('an island gets only the namespaces that it names, in the language of its page', () => {
  const { error, toast } = textsByLocale.de;
  expect(pickWords('de', 'error', 'toast')).toEqual({ error, toast });
});
