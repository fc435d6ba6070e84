import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let broken = false;

function Part() {
  if (broken) throw new Error('broken');
  return <p>The catalogue</p>;
}

function renderPage() {
  render(
    <>
      <p>The rest of the page</p>
      <ErrorBoundary words={pickWords('en', 'error').error}>
        <Part />
      </ErrorBoundary>
    </>,
  );
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(cleanup);

test('content without an error is rendered', () => {
  broken = false;
  renderPage();
  expect(screen.getByText('The catalogue')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test("an error shows 'Unexpected Application Error!', and the rest of the page stays", () => {
  broken = true;
  renderPage();
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  expect(screen.getByText('The rest of the page')).toBeTruthy();
});

test('a retry without an error renders the content', () => {
  broken = true;
  renderPage();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The catalogue')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a retry with an error shows the message again', () => {
  broken = true;
  renderPage();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
});
