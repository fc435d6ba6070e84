import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { shop } from '../collection.ts';
import { texts } from '../languages.ts';
import { owner, sample } from './built-pages.ts';

describe.each(locales)('the page on buying (%s)', (locale) => {
  const { terms } = texts[locale].buying;
  const mainOf = (site: typeof sample) => site.pageAt(locale, '/buying').document.querySelector('main') as HTMLElement;
  const labelsIn = (main: HTMLElement) =>
    [...main.querySelectorAll('dl > div > dt')].map(({ textContent }) => textContent);

  test('has every term that the shop has set, and the number to call before a bank transfer', () => {
    const main = mainOf(sample);
    expect(labelsIn(main)).toEqual([
      terms.payment,
      terms.hold,
      terms.shipsTo,
      terms.postage,
      terms.handling,
      terms.insurance,
      terms.inspection,
      terms.returnPostage,
      terms.refund,
      terms.guarantee,
      terms.guaranteePostage,
      terms.movement,
    ]);
    expect(within(main).getAllByRole('link', { name: shop.phone })).toHaveLength(1);
  });

  test('has nothing about terms that the shop has not set', () => {
    const main = mainOf(owner);
    expect(labelsIn(main)).toEqual([terms.shipsTo]);
    expect(within(main).queryByRole('link', { name: shop.phone })).toBeNull();
  });
});

describe.each(locales)('the legal page (%s)', (locale) => {
  const { off } = texts[locale].legal.forms;

  test('says who runs the site, and that the forms send nothing', () => {
    const { textContent } = sample.pageAt(locale, '/legal').document.querySelector('main') as HTMLElement;
    expect(textContent).toContain(shop.name);
    expect(textContent).toContain(off);
  });

  test('says what the owner has registered, and that the forms send', () => {
    const { textContent } = owner.pageAt(locale, '/legal').document.querySelector('main') as HTMLElement;
    for (const fact of ['Coromandel Timepieces Private Limited', 'GSTIN', '33ABCDE1234F1Z5', 'Asha Raman', '1987'])
      expect(textContent).toContain(fact);
    expect(textContent).not.toContain(off);
  });
});
