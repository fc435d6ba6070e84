import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../../src/content/schema/inquiry-contract.ts';
import { temporaryApp, words } from './app-fixture.ts';

let app: Awaited<ReturnType<typeof temporaryApp>>;
beforeAll(async () => {
  app = await temporaryApp();
});
afterAll(() => app.remove());

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '\u0000', '\ud800', 'a@b.c'),
);
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.array(anyText, { maxLength: 3 }), fc.constantFrom(...kinds));
const names = [
  ...Object.keys(words),
  'phone',
  'key',
  'elapsed',
  'website',
  'photographs',
  'locale',
  '__proto__',
  'year',
];
/** Mostly a good inquiry, with some fields of any kind. */
const anyFields = fc
  .tuple(fc.boolean(), fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 4 }))
  .map(([isGood, odd]) => ({ ...(isGood ? words : {}), ...odd }));
const anyForm = anyFields.map((fields) => {
  const part = ([name, value]: [string, unknown]) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${Object.entries(fields).map(part).join('')}--x--`;
});
const anyBody = fc.oneof(
  fc.tuple(fc.constant('multipart/form-data; boundary=x'), fc.oneof(anyForm, anyText)),
  fc.tuple(fc.constantFrom('text/plain', 'application/json', ''), anyText),
);

test('no body makes the server fail, and nothing odd is stored', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyBody, async ([type, body]) => {
      const response = await app.post(body, { 'Content-Type': type });
      seen.add(response.status);
      expect([202, 400, 415, 422]).toContain(response.status);
      expect(await response.json()).toBeTypeOf('object');
    }),
    { numRuns: 300 },
  );
  // Otherwise it would have tried nothing.
  expect([...seen].sort()).toEqual([202, 400, 415, 422]);
  for (const { kind, name, email, phone, message, watches } of await app.store.list()) {
    expect(kinds).toContain(kind);
    expect(name).toMatch(/^\P{Cc}{1,200}$/u);
    expect(email).toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(`${phone}${message.replaceAll(/[\n\t]/g, '')}`).toMatch(/^\P{Cc}*$/u);
    expect(watches.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  }
});
