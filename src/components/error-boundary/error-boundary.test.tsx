import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickWords } from '../../content/words/translate.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const words = pickWords('en', 'error').error;
let isBroken = true;

function Part() {
  if (isBroken) throw new Error('broken');
  return <p>The catalogue</p>;
}

test('an error shows a message in place of its island only, until a retry without an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary words={words}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  const retry = () => fireEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(screen.getByRole('alert').textContent).toContain(words.title);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
  retry();
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  retry();
  expect(screen.getByText('The catalogue')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
