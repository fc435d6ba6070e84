import type { Watch } from '../schema/watch-schema.ts';

/** A watch's name, Latin in every language: `Tissot Antimagnétique`. */
export function watchName({ brand, model }: Pick<Watch, 'brand' | 'model'>): string {
  return `${brand} ${model}`;
}

/** A watch's name with its year: `Tissot Antimagnétique, 1938`. No two watches have the same. */
export function nameWithYear(watch: Pick<Watch, 'id' | 'brand' | 'model' | 'year'>): string {
  return `${watchName(watch)}, ${yearInName(watch)}`;
}

/** The year, with a number if there was a watch of the same brand, model and year before: `1967`, `1967 (2)`. */
export function yearInName({ id, year }: Pick<Watch, 'id' | 'year'>): string {
  // The editor calls the second one `rolex-submariner-1967-1`. A model may end in a number too: `rolex-datejust-1601-1967`.
  const copy = id.match(/-\d{4}-(\d{1,3})$/)?.[1];
  return copy ? `${year} (${Number(copy) + 1})` : String(year);
}
