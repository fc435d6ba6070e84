import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['capitals', 'SUBMARINER', 'Submariner'],
  ['accents', 'chronometre', 'Chronomètre'],
  ['accents as characters of their own', 'Chronome\u0300tre', 'Chronomètre'],
  ['an umlaut as two letters', 'gehaeuse', 'Gehäuse'],
  ['an umlaut without its dots', 'gehause', 'Gehäuse'],
  ['ö and ü', 'oel gruen', 'Öl grün'],
  ['sharp s', 'weiss', 'weiß'],
  ['a ligature', 'oeuvre', 'œuvre'],
  ['alef with hamza', 'اسود', 'أسود'],
  ['alef with madda', 'الة', 'آلة'],
  ['alef wasla', 'اسود', 'ٱسود'],
  ['hamza by itself', 'مينا', 'ميناء'],
  ['ta marbuta', 'ساعه', 'ساعة'],
  ['the Arabic article', 'اسود', 'الأسود'],
  ['ya without dots', 'يدوي', 'يدوى'],
  ['foreign letters', 'باتيك فيليب', 'پاتيك ڤيليب'],
  ['tatweel', 'حزام', 'حــزام'],
  ['vowel marks', 'كتب', 'كُتِبَ'],
  ['Arabic digits', '1969', '١٩٦٩'],
  ['Persian digits', '1969', '۱۹۶۹'],
  ['what parts a reference', '145 022', '145.022'],
  ['an Arabic decimal sign', '145.022', '١٤٥٫٠٢٢'],
  ['letters at a number', '13 zn', '13ZN'],
  ['a hyphen', 'jaeger lecoultre', 'Jaeger-LeCoultre'],
  ['punctuation beside Tamil', 'மற்றும் 1969', 'மற்றும், 1969'],
  ['space around', 'a b', '  a ,  b. '],
])('%s are equal: %s, %s', (_what, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['gold', 'golden'],
  ['1969', '1968'],
  ['اسود', 'ازرق'],
  ['الم', 'م'],
  ['மாற்று', 'மற்று'],
  ['घड़ी', 'घड़ा'],
])('%s and %s are not equal', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
