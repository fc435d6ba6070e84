import { expect, test } from 'vitest';
import { detailNames, kinds } from '../../content/schema/inquiry-contract.ts';
import { locales } from '../../i18n/locales.ts';
import { reasonsByField, thanksByKind } from './inquiry-cases.ts';

const written = ['name', 'email', 'phone', 'message', 'watch', 'photographs', ...detailNames.slice(1)];

test.each(locales)(
  'each field that a visitor fills in has a sentence in %s for what may be wrong with it',
  (locale) => {
    expect(reasonsByField(locale).map(({ id }) => id)).toEqual(written);
  },
);

test('each kind of form has its thanks', () => {
  expect(thanksByKind('en').map(({ id }) => id)).toEqual(kinds);
});

test('the sentence for a detail says which it is', () => {
  const textOf = (id: string) => reasonsByField('fr').find((each) => each.id === id)?.text;
  expect(textOf('price')).toBe('Prix envisagé\u202f: Nous ne pouvons pas utiliser cette indication telle quelle.');
});
