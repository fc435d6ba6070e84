import { locales } from '../../i18n/locales.ts';
import { pictureNameOf, views } from '../../pictures/views.ts';
import type { Watch } from '../schema/watch-schema.ts';

/**
 * A watch needs a picture, and words about a view need that view's, which may have been renamed.
 *
 * @param masters file by picture name
 * @returns one line for each that is missing
 */
export function findMissingPictures({ id, words }: Watch, masters: ReadonlyMap<string, string>): string[] {
  const file = `content/watches/${id}.yaml`;
  const missing = views.filter((view) => !masters.has(pictureNameOf(id, view)));
  const problems = missing.flatMap((view) => {
    const locale = locales.find((each) => words[each]?.pictures?.[view]);
    const picture = `expected a picture named "${pictureNameOf(id, view)}" in pictures/photographs`;
    return locale ? [`${file}: words.${locale}.pictures.${view}: ${picture}`] : [];
  });
  const front = `expected a picture named "${id}", such as ${id}.jpg, in pictures/photographs`;
  return masters.has(id) ? problems : [`${file}: picture: ${front}`, ...problems];
}
