import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { listMessage, listUrl, readSharedIds } from './shared-list.ts';

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
  const url = listUrl('https://shop.example/de/shortlist?watch=old-1&utm=x#main', ['a-1', 'b-2']);
  expect(url).toBe('https://shop.example/de/shortlist?watch=a-1&watch=b-2');
  expect(readSharedIds(new URL(url).search)).toEqual(['a-1', 'b-2']);
});

test('a message greets, names each watch and ends with the link', () => {
  const url = 'https://shop.example/shortlist?watch=a';
  const watch = watchData();
  const message = listMessage('Hello:', [watch, { ...watch, model: 'Visodate', id: 'tissot-visodate-1938' }], url);
  expect(message.split('\n')).toEqual([
    'Hello:',
    '– Tissot Antimagnétique, 1938 (tissot-antimagnetique-1938)',
    '– Tissot Visodate, 1938 (tissot-visodate-1938)',
    url,
  ]);
});
