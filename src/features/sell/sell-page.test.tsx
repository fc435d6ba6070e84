import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readProse } from '../../content/schema/read-prose.ts';
import { SellPage } from './sell-page.tsx';

afterEach(cleanup);

test('each card opens a message that begins with its own wish', () => {
  render(
    <SellPage locale="en" prose={readProse('sell', 'en')}>
      <form />
    </SellPage>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Write on WhatsApp' });
  const wishes = links.map(({ href }) => new URL(href).searchParams.get('text')?.split('\n')[2]);
  expect(wishes).toEqual([
    'I would like to: sell a watch',
    'I would like to: trade a watch',
    'I would like to: find a watch',
  ]);
});
