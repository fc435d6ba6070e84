import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Tissot Antimagnétique 1938', 'tissot-antimagnetique-1938'],
  ['Vacheron Constantin Chronomètre Royal 1957', 'vacheron-constantin-chronometre-royal-1957'],
  ['Jaeger-LeCoultre', 'jaeger-lecoultre'],
  ['A. Lange & Söhne', 'a-lange-soehne'],
  ['Jules Jürgensen', 'jules-juergensen'],
  ['Weiß, Ørsted, Œuvre', 'weiss-orsted-oeuvre'],
  ['  IWC  Mark XI ', 'iwc-mark-xi'],
  ['Ref. 1007/BS', 'ref-1007-bs'],
  ['«Ébel»', 'ebel'],
  ['rolex-submariner-1967', 'rolex-submariner-1967'],
])('%s is %s in a URL', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
