import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import type { View } from '../../pictures/views.ts';
import { WatchActions } from './watch-actions.tsx';

const words = textsByLocale.en.watch;

afterEach(cleanup);

/** The links beside the inquiry button and the heart, which are the island. */
function linksOf(changes: Partial<Watch>, seen: View[] = []): HTMLAnchorElement[] {
  const watch = { ...watchData(), ...changes };
  const pictures = seen.map((view) => ({ view, isRendering: true }));
  render(
    <WatchActions t={createTranslator('en')} watch={watch} url="https://shop.example/catalog/a" pictures={pictures}>
      <button type="button">Island</button>
    </WatchActions>,
  );
  return screen.getAllByRole('link');
}

const labelOf = (link: HTMLElement) => link.textContent.trim();

test('a watch is asked about in two other ways and by one line, and nothing asks twice', () => {
  expect(linksOf({}).map(labelOf)).toEqual([words.whatsapp, words.contactUs, words.pictures.ask]);
});

test('the views that a watch has no picture of are named, on the page and in the message that asks for pictures', () => {
  const { caseback, movement, buckle, detail, wrist } = words.pictures.missingViews;
  const messageOf = (link?: HTMLAnchorElement) => new URL(link?.href ?? '').searchParams.get('text');
  const [, , ask] = linksOf({}, ['front', 'side', 'movement', 'wrist']);
  const missing = [caseback, buckle, detail].join(', ');
  screen.getByText(words.pictures.missing.replace('{{views}}', missing));
  expect(messageOf(ask)).toContain(`Antimagnétique (${missing})`);
  cleanup();
  const [, , askForMore] = linksOf({}, ['caseback', 'movement', 'buckle', 'detail', 'wrist']);
  expect(screen.queryByText(caseback, { exact: false })).toBeNull();
  for (const view of [caseback, movement, wrist]) expect(messageOf(askForMore)).not.toContain(view);
});

test('a sold watch leads to a similar one', () => {
  const links = linksOf({ status: 'sold', soldOn: '2026-03-11' });
  expect(links.map(labelOf)).toEqual([words.findSimilar, words.contactUs, words.findSimilarByForm]);
});
