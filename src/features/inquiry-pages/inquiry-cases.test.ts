import { expect, test } from 'vitest';
import { checkSubmission } from '../../../server/inquiries/inquiry-schema.ts';
import { detailNames, MAX_MESSAGE_CHARACTERS } from '../../content/inquiry-contract.ts';
import { locales } from '../../i18n/locales.ts';
import { reasonsByField } from './inquiry-cases.ts';

/** The fields that the server refuses where each has a text that is too long. */
function refusedFields(): string[] {
  const tooLong = 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1);
  const names = ['name', 'email', 'phone', 'message', ...detailNames.filter((name) => name !== 'intent')];
  try {
    checkSubmission({ kind: 'sell', ...Object.fromEntries(names.map((name) => [name, tooLong])) }, undefined, 'en');
  } catch (refusal) {
    return Object.keys((refusal as { fields: object }).fields);
  }
  return [];
}

test.each(locales)('each entry that the server refuses as too long has a sentence in %s', (locale) => {
  const refused = refusedFields();
  expect(refused).toHaveLength(8);
  expect(reasonsByField(locale).map(({ id }) => id)).toEqual(expect.arrayContaining(refused));
});

test('the sentence for a detail says which it is', () => {
  const textOf = (id: string) => reasonsByField('fr').find((each) => each.id === id)?.text;
  expect(textOf('price')).toBe('Prix envisagé\u202f: Nous ne pouvons pas utiliser cette indication telle quelle.');
});
