/** Letters that are written as two, and those that Unicode does not decompose. */
const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/**
 * A name as part of a URL: lower-case ASCII words joined by hyphens. The owner's editor spells letters in the same way when it
 * names a watch's file.
 *
 * @example slugify('Tissot Antimagnétique 1938') // 'tissot-antimagnetique-1938'
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
