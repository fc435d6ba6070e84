import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { describeTerms } from '../../src/content/describe/terms-rows.ts';
import { inquiriesEndpoint, shop } from '../../src/content/schema/shop.ts';
import { locales } from '../../src/i18n/locales.ts';
import { routes } from '../../src/i18n/routes.ts';
import { texts } from '../languages.ts';
import { pageAt } from './built-pages.ts';

describe.each(locales)('the page on buying (%s)', (locale) => {
  const { body } = pageAt(locale, routes.buying).document;

  test('has every term that the shop has set', () => {
    const rows = Object.values(describeTerms(locale, shop.terms)).flat();
    const shown = [...body.querySelectorAll('main dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(shown).toEqual(rows.map(({ label, value }) => [label, value]));
  });

  test('has the number to call before a bank transfer', () => {
    const numbers = within(within(body).getByRole('main')).queryAllByRole('link', { name: shop.phone });
    expect(numbers).toHaveLength(shop.terms.payment?.includes('bank transfer') ? 1 : 0);
  });
});

describe.each(locales)('the legal page (%s)', (locale) => {
  const { body } = pageAt(locale, routes.legal).document;
  const main = within(within(body).getByRole('main'));

  test('says who runs the site, and what the forms do', () => {
    expect(main.getByText(shop.legalName ?? shop.name)).toBeTruthy();
    for (const { number } of shop.registrations) expect(main.getByText(number)).toBeTruthy();
    const off = main.queryByText(texts[locale].legal.forms.off, { normalizer: (text) => text });
    expect(off !== null).toBe(inquiriesEndpoint() === 'off');
  });
});
