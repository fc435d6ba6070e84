import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';

/** The editor's field for a property of this schema. */
const fieldOf = (schema: object) => fieldsOf({ properties: { signed: schema } })[0];

test('of a list of choices several may be chosen, of a choice one', () => {
  const options = ['dial', 'movement'];
  expect(fieldOf({ items: { enum: options } })).toMatchObject({ multiple: true, options });
  expect(fieldOf({ enum: options })).not.toHaveProperty('multiple');
});

test('a word in place of a list of choices is one more of them, and the default if it says that nothing is known', () => {
  const list = { items: { enum: ['dial', 'movement'] } };
  expect(fieldOf({ anyOf: [list, { const: 'not known' }] })).toMatchObject({
    multiple: true,
    options: ['dial', 'movement', 'not known'],
    default: ['not known'],
  });
});

test('a field is labelled by the list that it is in', () => {
  const items = { properties: { position: {} } };
  const [list] = fieldsOf({ properties: { positions: { items } } });
  expect(list).toMatchObject({ fields: [{ label: 'Position', hint: expect.stringMatching(/measured/) }] });
  expect(fieldsOf({ properties: { position: {} } })).toMatchObject([{ label: 'Place in the list' }]);
});

test('only the times of an exception may be left empty', () => {
  const closes = { closes: {} };
  const [hours, exceptions] = fieldsOf({
    properties: { hours: { properties: closes }, exceptions: { items: { properties: closes } } },
  });
  expect(hours).toMatchObject({ fields: [{ hint: '24-hour clock, such as 19:00' }] });
  expect(exceptions).toMatchObject({ fields: [{ hint: expect.stringMatching(/both times empty/) }] });
});
