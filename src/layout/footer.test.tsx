import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTranslator, textsByLocale } from '../content/words/translate.ts';
import { Footer } from './footer.tsx';

test('the footer says which pictures are computer-generated, and nothing if none are', () => {
  const { renderings, scene } = textsByLocale.en.footer;
  const said = (hasRenderings: boolean, hasRenderedScene: boolean) => {
    cleanup();
    render(<Footer t={createTranslator('en')} hasArchive={false} {...{ hasRenderings, hasRenderedScene }} />);
    const { textContent } = screen.getByRole('contentinfo');
    return [textContent.includes(renderings), textContent.includes(scene)];
  };
  expect(said(true, true)).toEqual([true, true]);
  expect(said(true, false)).toEqual([true, false]);
  expect(said(false, true)).toEqual([false, true]);
  expect(said(false, false)).toEqual([false, false]);
});
