import { shop } from 'virtual:content';
import { expect, test } from 'vitest';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { listPrivacy } from './legal-page.tsx';

const { forms, browser } = textsByLocale.en.legal;

test.each([
  ['off', forms.off],
  ['/api/inquiries', 'Our site keeps nothing'],
  ['https://forms.example/f/abc', 'forms.example'],
])('with the endpoint %s the page says what the forms do: %s', (endpoint, words) => {
  changeShop({ inquiries: { ...shop.inquiries, endpoint } });
  const entry = listPrivacy(createTranslator('en')).find(({ title }) => title === forms.title);
  expect(entry?.text).toContain(words);
  expect(entry?.text.includes('photographs are sent as they are')).toBe(endpoint !== 'off');
  const stored = listPrivacy(createTranslator('en')).find(({ title }) => title === browser.title);
  const always = `${browser.text} ${browser.draft}`;
  expect(stored?.text).toBe(endpoint === 'off' ? always : `${always} ${browser.key}`);
});
