import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';

/** A watch's name, Latin in every language: `Tissot Antimagnétique`. */
export function watchName({ brand, model }: Pick<Watch, 'brand' | 'model'>): string {
  return `${brand} ${model}`;
}

/** A watch's name with its year: `Tissot Antimagnétique, 1938`. No two watches have the same. */
export function nameWithYear(t: Translate, watch: Pick<Watch, 'id' | 'brand' | 'model' | 'year' | 'circa'>): string {
  return t('watch.nameWithYear', { name: watchName(watch), year: yearInName(t, watch) });
}

/** The year, with a number if there was a watch of the same brand, model and year before: `1967`, `1967 (2)`. */
export function yearInName(t: Translate, watch: Pick<Watch, 'id' | 'year' | 'circa'>): string {
  // The editor calls the second one `rolex-submariner-1967-1`. A model may end in a number too: `rolex-datejust-1601-1967`.
  const copy = watch.id.match(/-\d{4}-(\d{1,3})$/)?.[1];
  return copy ? `${yearText(t, watch)} (${Number(copy) + 1})` : yearText(t, watch);
}

/** The year in words: `1938`, or `c. 1938` if the watch was made about then. */
export function yearText(t: Translate, { year, circa }: Pick<Watch, 'year' | 'circa'>): string {
  return circa ? t('watch.circa', { year: String(year) }) : String(year);
}
