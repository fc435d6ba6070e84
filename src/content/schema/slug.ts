/**
 * A name as part of a URL: lower-case ASCII words joined by hyphens.
 *
 * @example slugify('Tissot Antimagnétique 1938') // 'tissot-antimagnetique-1938'
 */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
