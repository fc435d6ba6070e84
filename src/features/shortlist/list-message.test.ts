import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { listMessage } from './list-message.ts';

const url = 'https://shop.example/shortlist?watch=a';

test('a message greets, names each watch and ends with the link', () => {
  const watch = watchData();
  const message = listMessage('Hello:', [watch, { ...watch, model: 'Visodate', id: 'tissot-visodate-1938' }], url);
  expect(message.split('\n')).toEqual([
    'Hello:',
    '– Tissot Antimagnétique, 1938 (tissot-antimagnetique-1938)',
    '– Tissot Visodate, 1938 (tissot-visodate-1938)',
    url,
  ]);
});
