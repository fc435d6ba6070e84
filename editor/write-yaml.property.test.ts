import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml, writeYaml } from './browser/write-yaml.ts';

/** Texts of signs that mean something in YAML, with line breaks, as a form has them: without spaces around. */
const text = fc
  .array(fc.constantFrom(...'ab é:-?#&*!|>%@`"\'{}[],~=<.\\\t\n  1'), { minLength: 1, maxLength: 140 })
  .map((signs) => signs.join('').trim())
  .filter((written) => written !== '');

test('every text is read as it was written, wherever it stands', () => {
  const data = fc.record({ name: text, list: fc.array(text, { minLength: 1 }), group: fc.record({ inner: text }) });
  fc.assert(
    fc.property(data, (written) => {
      const file = writeYaml(written);
      expect(parse(file, { schema: 'failsafe' })).toEqual(written);
      expect(parse(formatYaml(file), { schema: 'failsafe' })).toEqual(written);
    }),
    // A release tries more.
    { numRuns: process.env['PROPERTY_SEED'] ? 1000 : 200 },
  );
});
