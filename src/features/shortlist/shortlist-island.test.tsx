import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readShortlist, writeShortlist } from '../../components/heart/shortlist.ts';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { pickWords } from '../../content/words/translate.ts';
import { leadsToPeople } from '../../inquiries/sent-requests-fixture.ts';
import { ShortlistIsland } from './shortlist-island.tsx';

const words = pickWords('en', 'shortlist', 'gallery', 'catalog', 'error', 'form', 'send', 'toast');
const text = words.shortlist;
const watches = ['a', 'b', 'c'].map((id) => watchFixture({ id, brand: 'Omega', model: id }));
const island = (
  <ShortlistIsland
    locale="en"
    words={words}
    delivery={leadsToPeople}
    collectionLabel="View"
    thanks={{ title: 'Sent' }}
  />
);
const status = () => screen.getAllByRole('status')[0]?.textContent;

/** Answers the request for the watches. */
let answer: () => void;

/** Waits for the response. */
const settled = () => waitFor(() => expect(status()).not.toBe(text.loading));

const coin = { diameter: 27, text: 'Beside a coin' };

beforeEach(() => {
  history.replaceState(null, '', '/shortlist');
  writeShortlist(['a', 'b', 'c']);
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = resolve;
  vi.stubGlobal('fetch', () => promise.then(() => new Response(JSON.stringify({ watches, coin, groups: [] }))));
});

test('the list says that it is loading, then how many watches it has', async () => {
  render(island);
  expect(status()).toBe(text.loading);
  answer();
  await settled();
  expect(status()).toBe('3 watches');
});

test('Undo puts a watch back at its place, and keeps what has changed in another tab', async () => {
  render(island);
  answer();
  await settled();
  await userEvent.click(screen.getByRole('button', { name: watches[1]?.keepLabel ?? '' }));
  expect(readShortlist()).toEqual(['a', 'c']);
  localStorage.setItem('shortlist', '["a","c","d"]');
  // jsdom hides the toast, which is a popover.
  await userEvent.click(screen.getByRole('button', { name: text.undo, hidden: true }));
  expect(readShortlist()).toEqual(['a', 'b', 'c', 'd']);
});

test('a watch that has gone counts as in the header, until it is removed', async () => {
  const [first, , third] = watches;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ watches: [first, third], coin, groups: [] })));
  render(island);
  await settled();
  expect(status()).toBe('3 watches');
  expect(screen.getByText('1 watch on this list is no longer in our collection.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text.removeGone }));
  expect([readShortlist(), status()]).toEqual([['a', 'c'], '2 watches']);
});

test('ids that are no watches are counted, and never shown; a list of one watch has its actions', async () => {
  history.replaceState(null, '', '/shortlist?watch=this-shop-sells-fakes&watch=a');
  render(island);
  answer();
  await settled();
  expect(screen.getByText('1 watch on this list is no longer in our collection.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/fakes/i);
  expect(screen.getByRole('link', { name: text.ask })).toBeTruthy();
  for (const name of [words.send.label, text.keepThese]) expect(screen.getByRole('button', { name })).toBeTruthy();
});
