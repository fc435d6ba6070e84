import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { WatchActions } from './watch-actions.tsx';

const words = textsByLocale.en.watch;

/** The links beside the inquiry button and the heart, which are the island. */
function linksOf(changes: Partial<Watch>): HTMLAnchorElement[] {
  const watch = { ...watchData(), ...changes };
  render(
    <WatchActions t={createTranslator('en')} watch={watch} url="https://shop.example/catalog/a">
      <button type="button">Island</button>
    </WatchActions>,
  );
  return screen.getAllByRole('link');
}

const labelOf = (link: HTMLElement) => link.textContent.trim();

test('a watch is asked about in two other ways and by one line, and nothing asks twice', () => {
  expect(linksOf({}).map(labelOf)).toEqual([words.whatsapp, words.contactUs, words.pictures.ask]);
});

test('a sold watch leads to a similar one', () => {
  const links = linksOf({ status: 'sold', soldOn: '2026-03-11' });
  expect(links.map(labelOf)).toEqual([words.findSimilar, words.contactUs, words.findSimilarByForm]);
});
