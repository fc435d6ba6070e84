import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchFixture } from '../../../content/describe/watch-summary-fixture.ts';
import type { ComparedWatch } from './compared-watch.ts';
import { useComparedWatches } from './use-compared-watches.ts';

const watch: ComparedWatch = { summary: watchFixture({ brand: 'Omega' }), values: {} };

/** The files of the catalogue's folder: watches and other data. */
const files: Record<string, unknown> = {
  '/catalog/omega.json': watch,
  '/catalog/search.json': { omega: 'omega speedmaster steel' },
  '/catalog/watches.json': [watch.summary],
};

const respond = async (href: unknown) => {
  const file = files[String(href)];
  return file ? Response.json(file) : new Response('', { status: 404 });
};

test('a watch that does not exist and a file that is not a watch are gone; a retry reloads what failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (href) =>
    href === '/catalog/omega.json' ? new Response('', { status: 500 }) : respond(href),
  );
  const ids = ['omega', 'rolex', 'search', 'watches'];
  const gone = ids.slice(1);
  const { result } = renderHook(() => useComparedWatches('en', ids));
  await waitFor(() => expect(result.current.list).toEqual({ watches: [], gone, hasFailed: true }));
  vi.mocked(fetch).mockClear();
  vi.mocked(fetch).mockImplementation(respond);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.list).toEqual({ watches: [watch], gone, hasFailed: false }));
  expect(fetch).toHaveBeenCalledOnce();
});
