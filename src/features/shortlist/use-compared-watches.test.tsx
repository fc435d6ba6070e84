// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import type { ComparedWatch } from './compared-watch.ts';
import { useComparedWatches } from './use-compared-watches.ts';

const watch: ComparedWatch = { summary: watchFixture({ brand: 'Omega' }), values: {} };

/** What the catalogue's folder holds; beside the watches it has data of its own. */
const files: Record<string, unknown> = {
  '/catalog/omega.json': watch,
  '/catalog/search.json': { omega: 'omega speedmaster steel' },
  '/catalog/watches.json': [watch.summary],
};

test('a watch that is not there, and a file that is no watch, are gone; what fails may be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (href) => {
    if (href === '/catalog/broken.json') return new Response('', { status: 500 });
    const file = files[String(href)];
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
  const ids = ['omega', 'rolex', 'search', 'watches', 'broken'];
  const { result } = renderHook(() => useComparedWatches(ids, '/catalog'));
  await waitFor(() => expect(result.current.list).toBeDefined());
  expect(result.current.list).toEqual({ watches: [watch], gone: ['rolex', 'search', 'watches'], hasFailed: true });
});
