import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFolder, watchData } from './content-fixture.ts';
import { readContent } from './read-content.ts';
import { watchSchema } from './watch-schema.ts';

test('whatever a file holds is either a watch or told what it lacks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { success, error } = watchSchema.safeParse(value);
      expect(success).toBe(false);
      for (const issue of error?.issues ?? []) expect(issue.message).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

test('a watch with one field spoilt is told so by the name of the field', () => {
  const fields = Object.keys(watchData());
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
      const result = watchSchema.safeParse({ ...watchData(), [field]: value });
      const places = result.error?.issues.map(({ path }) => path[0]);
      // Brand, model and year make the id, so a change of one may be told of the other.
      if (!result.success) expect(places?.some((place) => place === field || place === 'id')).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a file of any text is a line that names the file, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const problems = readContent(contentFolder({ 'broken.yaml': text }), () => true).problems;
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem).toContain('broken.yaml');
    }),
    // What failed once is tried in every run.
    { numRuns: 100, examples: [['*!']] },
  );
});
