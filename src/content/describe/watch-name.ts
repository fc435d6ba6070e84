import type { Watch } from '../schema/watch-schema.ts';

/** A watch's name with its year, Latin in every language: `Tissot Antimagnétique, 1938`. */
export function nameWithYear({ brand, model, year }: Pick<Watch, 'brand' | 'model' | 'year'>): string {
  return `${brand} ${model}, ${year}`;
}
