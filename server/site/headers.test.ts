import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const policyOf = (formService?: string) =>
  securityHeaders({ scripts: [], styles: [] }, { formService })['Content-Security-Policy']?.split('; ');

test('words go to this site only', () => {
  expect(policyOf()).toContain(`connect-src 'self'`);
  expect(policyOf()).toContain("form-action 'self'");
});

test('a form service is let through where words go, and nowhere else', () => {
  const service = 'https://forms.example';
  const changed = policyOf(service)?.filter((rule) => !policyOf()?.includes(rule));
  expect(changed).toEqual([`connect-src 'self' ${service}`, `form-action 'self' ${service}`]);
});

test('subdomains are told to use HTTPS only if the shop says that they can', () => {
  const name = 'Strict-Transport-Security';
  expect(securityHeaders({ scripts: [], styles: [] })[name]).not.toContain('includeSubDomains');
  expect(securityHeaders({ scripts: [], styles: [] }, { httpsSubdomains: true })[name]).toContain('includeSubDomains');
});
