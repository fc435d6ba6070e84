import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LatinName } from './latin.tsx';

test('a brand has `lang` only on a page in another script', () => {
  const brand = (locale: 'ar' | 'en') => renderToStaticMarkup(<LatinName locale={locale}>Omega</LatinName>);
  expect(brand('ar')).toBe('<bdi dir="ltr" lang="en">Omega</bdi>');
  expect(brand('en')).toBe('<bdi dir="ltr">Omega</bdi>');
});
