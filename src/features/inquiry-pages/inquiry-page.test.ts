import { expect, test } from 'vitest';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { detailNames, kinds } from '../../contract/inquiries.ts';
import { reasonsByField, reasonsOfForm, thanksByKind } from './inquiry-page.tsx';

const written = ['name', 'email', 'phone', 'message', 'watch', 'photographs', ...detailNames.slice(1)];

test('each field that a visitor fills in has an error message', () => {
  expect(reasonsByField(createTranslator('en')).map(({ id }) => id)).toEqual(written);
});

test('each error of the server that is of no field has a message', () => {
  const ofFields = ['incomplete', 'field', ...written, 'photographCount', 'photographSize', 'photographType'];
  const others = Object.keys(textsByLocale.en.inquiries.errors).filter((reason) => !ofFields.includes(reason));
  expect(reasonsOfForm(createTranslator('en')).map(({ id }) => id)).toEqual(others);
});

test('each error message names its limit', () => {
  const t = createTranslator('en');
  const unfilled = [...reasonsByField(t), ...reasonsOfForm(t)].filter(({ text }) => text.includes('{{'));
  expect(unfilled).toEqual([]);
});

test('each kind of form has a confirmation', () => {
  expect(thanksByKind(createTranslator('en')).map(({ id }) => id)).toEqual(kinds);
});

test('the error message of a detail names the field', () => {
  const textOf = (id: string) => reasonsByField(createTranslator('fr')).find((each) => each.id === id)?.text;
  const { sell, inquiries } = textsByLocale.fr;
  expect(textOf('price')).toBe(`${sell.fields.price}\u202f: ${inquiries.errors.field}`);
});
