import { expect, test } from 'vitest';
import { readSharedIds, shortlistUrl } from './shortlist-url.ts';

test.each([
  ['', undefined],
  ['?lang=de', undefined],
  ['?watch=', undefined],
  ['?watch=a-1&watch=b-2', ['a-1', 'b-2']],
  ['?watch=a-1&watch=a-1', ['a-1']],
  ['?watch=a-1&watch=Call%20us%20now', ['a-1']],
  ['?watch=../private', undefined],
])('%s gives %j', (query, expected) => {
  expect(readSharedIds(query)).toEqual(expected);
});

test('a link to a list gives that list, whatever the URL was before', () => {
  history.replaceState(null, '', '/de/shortlist?watch=old-1&utm=x#main');
  const url = shortlistUrl(['a-1', 'b-2']);
  expect(url).toBe('http://localhost:3000/de/shortlist?watch=a-1&watch=b-2');
  expect(readSharedIds(new URL(url).search)).toEqual(['a-1', 'b-2']);
});
