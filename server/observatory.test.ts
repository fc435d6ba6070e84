import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const headers = securityHeaders({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"], trustedTypes: [] });
const policy = new Map(
  headers['Content-Security-Policy']?.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);
const hstsAge = Number(headers['Strict-Transport-Security']?.match(/max-age=(\d+)/)?.[1]);
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/*
 * The rules by which Mozilla's HTTP Observatory judges headers, as far as headers decide: what it takes off where one
 * is broken, what it adds where one is kept in full. The site sets no cookies and shares nothing across origins, so
 * the rules about those neither take nor give. Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const rules = [
  {
    rule: 'no unsafe source',
    kept: ![...policy.values()].flat().some((source) => /unsafe|^\*|^data:|^https?:$/.test(source)),
    broken: -20,
  },
  { rule: 'transport security for half a year', kept: hstsAge >= 15_768_000, broken: -20 },
  { rule: 'no guessing of types', kept: headers['X-Content-Type-Options'] === 'nosniff', broken: -5 },
  {
    rule: 'nothing by default, forms to itself',
    kept:
      policy.get('default-src')?.join() === "'none'" && /^'(none|self)'$/.test(policy.get('form-action')?.join() ?? ''),
    bonus: 10,
  },
  { rule: 'no frames around it', kept: policy.get('frame-ancestors')?.join() === "'none'", bonus: 5, broken: -20 },
  { rule: 'a private referrer', kept: privateReferrers.includes(headers['Referrer-Policy'] ?? ''), bonus: 5 },
  { rule: 'resources for itself alone', kept: headers['Cross-Origin-Resource-Policy'] === 'same-origin', bonus: 10 },
];

test('the headers earn at least 125 points at the Observatory', () => {
  const penalties = rules.reduce((sum, { kept, broken = 0 }) => (kept ? sum : sum + broken), 0);
  const bonuses = rules.reduce((sum, { kept, bonus = 0 }) => (kept ? sum + bonus : sum), 0);
  expect(100 + penalties).toBeGreaterThanOrEqual(90); // below that, bonuses do not count
  expect(100 + penalties + bonuses).toBeGreaterThanOrEqual(125);
  expect(rules.filter(({ kept }) => !kept)).toEqual([]);
});
