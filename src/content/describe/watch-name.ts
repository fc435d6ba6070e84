import type { Watch } from '../schema/watch-schema.ts';

/** A watch's name, Latin in every language: `Tissot Antimagnétique`. */
export function watchName({ brand, model }: Pick<Watch, 'brand' | 'model'>): string {
  return `${brand} ${model}`;
}

/** A watch's name with its year: `Tissot Antimagnétique, 1938`. */
export function nameWithYear(watch: Pick<Watch, 'brand' | 'model' | 'year'>): string {
  return `${watchName(watch)}, ${watch.year}`;
}
