import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readShortlist } from '../../components/heart/shortlist.ts';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { pickWords } from '../../content/words/translate.ts';
import { FormRoot } from '../../inquiries/form-context.tsx';
import { leadsToPeople } from '../../inquiries/sent-requests-fixture.ts';
import { ListActions } from './list-actions.tsx';

const words = pickWords('en', 'shortlist', 'error', 'form', 'toast');
const text = words.shortlist;
const watches = ['Omega', 'Rolex'].map((brand) => watchFixture({ brand, model: 'Marine' }));
const ids = watches.map(({ id }) => id);
const link = `http://localhost:3000/shortlist?watch=${ids.join('&watch=')}`;

const actions = (list = watches, kept: string[] = ids, isShared = false) => (
  <FormRoot words={words} delivery={leadsToPeople}>
    <ListActions words={text} watches={list} kept={kept} isShared={isShared} thanks={{ title: 'Sent' }} />
  </FormRoot>
);
const href = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

beforeEach(() => history.replaceState(null, '', '/shortlist'));

test('one message greets, names each watch and ends with the link, on WhatsApp or by email', () => {
  render(actions());
  const whatsApp = href(text.ask);
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/914400000000');
  const mail = href(text.askByEmail);
  expect(mail.pathname).toBe('shop@example.com');
  for (const message of [whatsApp.searchParams.get('text'), mail.searchParams.get('body')])
    expect(message?.split(/\r?\n/)).toEqual([text.message, '– Omega Marine, 1938', '– Rolex Marine, 1938', link]);
});

test("a shared list is added to the visitor's own", async () => {
  render(actions(watches, ['tissot-1938', ids[1] ?? ''], true));
  await userEvent.click(screen.getByRole('button', { name: text.keepThese }));
  expect(readShortlist()).toEqual(['tissot-1938', ids[1], ids[0]]);
  expect(screen.getByText(text.keptThese)).toBeTruthy();
});

test("the visitor's own list has no button that keeps it", () => {
  render(actions());
  expect(screen.queryByRole('button', { name: text.keepThese })).toBeNull();
});
