import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeftToRight, Name } from './left-to-right.tsx';

test('a brand has `lang` only on a page in another script', () => {
  const brand = (locale: 'ar' | 'en') => renderToStaticMarkup(<Name locale={locale}>Omega</Name>);
  expect(brand('ar')).toBe('<bdi dir="ltr" lang="en">Omega</bdi>');
  expect(brand('en')).toBe('<bdi dir="ltr">Omega</bdi>');
});

test('an address is read as English everywhere', () => {
  expect(renderToStaticMarkup(<LeftToRight lang="en">Cathedral Road</LeftToRight>)).toBe(
    '<bdi dir="ltr" lang="en">Cathedral Road</bdi>',
  );
});

test('a price is left to right, in the language of the page', () => {
  expect(renderToStaticMarkup(<LeftToRight>$3,800</LeftToRight>)).toBe('<bdi dir="ltr">$3,800</bdi>');
});
