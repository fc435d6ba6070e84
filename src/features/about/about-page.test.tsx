import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from '../../content/describe/watch-summary-fixture.ts';
import type { AboutProse } from '../../content/schema/prose-schemas.ts';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { byLocale, type Locale } from '../../i18n/locales.ts';
import { AboutPage } from './about-page.tsx';

const prose: AboutProse = {
  story: ['A story.'],
  philosophy: { quote: 'A quote.', text: 'A text.' },
  guarantee: { text: 'A text.', points: ['A point.'], signature: 'Signed.' },
  services: ['Restoration', 'Valuation', 'Consultation'].map((title) => ({ title, text: 'A text.' })),
};
const pageIn = (locale: Locale) => (
  <AboutPage t={createTranslator(locale)} prose={prose} workshop={picture} pictures={{}} />
);

test('About leaves out people, opening year and references if the shop has none', () => {
  changeShop({ people: [], since: undefined, references: [] });
  render(pageIn('en'));
  expect(screen.queryByRole('region', { name: textsByLocale.en.about.people })).toBeNull();
});

test('a page whose prose is not translated leads to pages in its own language', () => {
  render(<AboutPage t={createTranslator('en', 'de')} prose={prose} workshop={picture} pictures={{}} />);
  const link = screen.getByRole('link', { name: textsByLocale.en.sell.link });
  expect(link.getAttribute('href')).toBe('/de/sell');
});

test('About has the certificate only if the shop gives a guarantee', () => {
  const certificate = () => screen.queryByRole('region', { name: textsByLocale.en.about.guarantee });
  changeShop({ terms: { guarantee: { years: 5, circaYears: 5, returnPostage: 'shop' } } });
  const { rerender } = render(pageIn('en'));
  expect(certificate()).toBeTruthy();
  changeShop({ terms: {} });
  rerender(pageIn('en'));
  expect(certificate()).toBeNull();
});

test('About names people, opening year and references', () => {
  const role = byLocale((locale) => `Watchmaker (${locale})`);
  changeShop({
    since: 1987,
    people: [{ name: 'A. Kumar', role }],
    references: [{ text: 'They open the back.', from: 'A magazine', url: 'https://magazine.example', language: 'en' }],
  });
  render(pageIn('de'));
  const region = within(screen.getByRole('region', { name: textsByLocale.de.about.people }));
  expect(region.getByText('1987')).toBeTruthy();
  expect(region.getByText('A. Kumar').closest('div')?.textContent).toBe('Watchmaker (de)A. Kumar');
  expect(region.getByText('They open the back.').lang).toBe('en');
  expect(region.getByRole('link', { name: 'magazine.example' }).getAttribute('href')).toBe('https://magazine.example');
});
