import { shop } from 'virtual:content';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { ClosureNote } from './closure-note.tsx';

test("a closure is announced in the page's language, on the day that it is in the shop", () => {
  changeShop({
    hours: { ...shop.hours, timeZone: 'Asia/Kolkata', exceptions: [{ from: '2026-12-15', to: '2026-12-24' }] },
  });
  vi.useFakeTimers({ now: new Date('2026-11-30T18:29:00Z') });
  const { container, rerender } = render(<ClosureNote t={createTranslator('de')} />);
  expect(container.textContent).toBe('');
  vi.setSystemTime('2026-11-30T18:30:00Z');
  rerender(<ClosureNote t={createTranslator('de')} />);
  expect(container.textContent).toMatch(/^Geschlossen: 15\..*24\. Dezember\. /);
});
