import { expect, test } from 'vitest';
import { detailNames, kinds } from '../../content/schema/inquiry-contract.ts';
import { locales } from '../../i18n/locales.ts';
import { reasonsByField, thanksByKind } from './inquiry-cases.ts';

const written = ['name', 'email', 'phone', 'message', 'watch', 'photographs', ...detailNames.slice(1)];

test.each(locales)('each field that a visitor fills in has an error message in %s', (locale) => {
  expect(reasonsByField(locale).map(({ id }) => id)).toEqual(written);
});

test('each kind of form has a confirmation', () => {
  expect(thanksByKind('en').map(({ id }) => id)).toEqual(kinds);
});

test('the error message of a detail names the field', () => {
  const textOf = (id: string) => reasonsByField('fr').find((each) => each.id === id)?.text;
  expect(textOf('price')).toBe('Prix envisagé\u202f: Nous ne pouvons pas utiliser cette indication telle quelle.');
});
