import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';

/** The editor's field for a property of this schema. */
const fieldOf = (schema: object) => fieldsOf({ properties: { signed: schema } })[0];

test('of a list of choices several may be chosen, of a choice one', () => {
  const options = ['dial', 'movement'];
  expect(fieldOf({ type: 'array', items: { enum: options } })).toMatchObject({ multiple: true, options });
  expect(fieldOf({ enum: options })).not.toHaveProperty('multiple');
});

test('a word in place of a list of choices is one more of them, and the default if it says that nothing is known', () => {
  const list = { type: 'array', items: { enum: ['dial', 'movement'] } };
  expect(fieldOf({ anyOf: [list, { const: 'not known' }] })).toMatchObject({
    multiple: true,
    options: ['dial', 'movement', 'not known'],
    default: ['not known'],
  });
});

test('a field is labelled by the list that it is in', () => {
  const items = { type: 'object' as const, properties: { position: {} } };
  const [list] = fieldsOf({ type: 'object', properties: { positions: { type: 'array', items } } });
  expect(list).toMatchObject({ fields: [{ label: 'Position', hint: expect.stringMatching(/measured/) }] });
  expect(fieldsOf({ type: 'object', properties: { position: {} } })).toMatchObject([{ label: 'Place in the list' }]);
});

test('only the times of an exception may be left empty', () => {
  const closes = { closes: {} };
  const items = { type: 'object' as const, properties: closes };
  const [hours, exceptions] = fieldsOf({
    properties: { hours: { type: 'object', properties: closes }, exceptions: { type: 'array', items } },
  });
  expect(hours).toMatchObject({ fields: [{ hint: '24-hour clock, such as 19:00' }] });
  expect(exceptions).toMatchObject({ fields: [{ hint: expect.stringMatching(/both times empty/) }] });
});
