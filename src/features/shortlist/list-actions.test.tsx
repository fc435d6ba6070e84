// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import type { ComparedWatch } from './compared-watch.ts';
import { ListActions } from './list-actions.tsx';
import { shortlistTexts } from './shortlist-texts.ts';

const texts = shortlistTexts('en');
const watches: ComparedWatch[] = ['Omega', 'Rolex'].map((brand) => ({ summary: watchFixture({ brand }), values: {} }));
const ids = watches.map(({ summary }) => summary.id);
const shop = { whatsapp: '+91 44 0000 0000', email: 'hello@shop.example' };
const link = `http://localhost:3000/shortlist?${ids.map((id) => `watch=${id}`).join('&')}`;

const actions = (kept: string[]) => (
  <ListActions texts={texts} watches={watches} kept={kept} shop={shop} onSent={() => {}} />
);
const show = (kept: string[] = ids) => render(actions(kept));
const href = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

beforeEach(() => history.replaceState(null, '', '/shortlist'));
afterEach(cleanup);

test('one message asks about all of them, by WhatsApp or mail', () => {
  show();
  const whatsApp = href(texts.ask);
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/914400000000');
  const mail = href(texts.askByEmail);
  expect(mail.pathname).toBe(shop.email);
  for (const message of [whatsApp.searchParams.get('text'), mail.searchParams.get('body')]) {
    for (const { summary } of watches)
      expect(message).toContain(`${summary.brand} ${summary.model}, ${summary.year} (${summary.id})`);
    expect(message).toContain(link);
  }
});

test('where the browser does not let a link be copied, it is shown', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  show();
  await user.click(screen.getByRole('button', { name: texts.copyLink }));
  expect(screen.getByRole('status').textContent).toBe(`${texts.copyByHand} ${link}`);
});

test("another's list is kept beside the visitor's own, and the button stays, which has the focus", async () => {
  const hear = vi.fn();
  addEventListener('shortlist:write', ({ detail }) => hear(detail), { once: true });
  const { rerender } = show(['tissot-1938', ids[1] ?? '']);
  await userEvent.click(screen.getByRole('button', { name: texts.keepThese }));
  expect(hear).toHaveBeenCalledExactlyOnceWith(['tissot-1938', ids[1], ids[0]]);
  rerender(actions(['tissot-1938', ...ids]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.keepThese }));
  expect(screen.getByRole('status').textContent).toBe(texts.keptThese);
});

test('what is kept already needs no button for it', () => {
  show();
  expect(screen.queryByRole('button', { name: texts.keepThese })).toBeNull();
});
