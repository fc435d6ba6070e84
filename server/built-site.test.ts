import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { builtSiteFile, readBuiltSite } from './built-site.ts';
import { builtSite } from './built-site-fixture.ts';

/** Reads a site whose build wrote this for the server. */
function read(written: object, environment = {}) {
  const dist = temporaryFolder();
  writeFileSync(join(dist, builtSiteFile), JSON.stringify(written));
  return readBuiltSite(dist, environment);
}

test.each([
  ['nothing', {}, 'url'],
  ['a URL that is none', { ...builtSite, url: 'nope' }, 'url'],
  ['no sentences', { ...builtSite, errors: {} }, 'errors.en'],
])('a build that wrote %s is named, with the field', (_what, written, field) => {
  expect(() => read(written)).toThrow(new RegExp(`server\\.json: build the site again(.|\n)* at ${field}`));
});

test('an endpoint that the build was not told is named', () => {
  expect(() => read(builtSite, { INQUIRIES_ENDPOINT: '/api/inquiries' })).toThrow('build it again');
  expect(read(builtSite, { INQUIRIES_ENDPOINT: 'off' })).toEqual(builtSite);
});
