import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder } from './content-fixture.ts';
import { readContent } from './read-content.ts';

/** The problems after a change of the German guide, without its folder. */
function problemsAfter(change: (guide: { grades: { words: Record<string, string> } }) => void): string[] {
  const folder = contentFolder();
  const file = join(folder, 'guide/de.yaml');
  const guide = parse(readFileSync(file, 'utf8'));
  change(guide);
  writeFileSync(file, stringify(guide));
  return readContent(folder, () => true).problems.map((problem) => problem.replace(`${folder}/`, ''));
}

test('a word of the report that the guide does not explain is reported', () => {
  expect(problemsAfter(({ grades }) => delete grades.words['worn'])).toEqual([
    expect.stringMatching(/^guide\/de\.yaml: grades\.words\.worn: .*expected some text/),
  ]);
});

test('a word that no report uses is reported', () => {
  const problems = problemsAfter(({ grades }) => Object.assign(grades.words, { mint: 'Wie neu.' }));
  expect(problems).toEqual([expect.stringMatching(/^guide\/de\.yaml: grades\.words: .*"mint"/)]);
});

test('a language without a guide is reported', () => {
  const folder = contentFolder();
  rmSync(join(folder, 'guide/it.yaml'));
  expect(readContent(folder, () => true).problems).toEqual([
    `${join(folder, 'guide/it.yaml')}: expected a file for this language`,
  ]);
});

test('a placeholder that is not a detail of the shop is reported', () => {
  const problems = problemsAfter(({ grades }) => {
    Object.assign(grades.words, { good: 'Gut, in {{city}}.', worn: 'Abgenutzt, in {{town}}.' });
  });
  expect(problems).toEqual([
    expect.stringMatching(/^guide\/de\.yaml: grades\.words\.worn: expected no curly brackets but those of \{\{street/),
  ]);
});
