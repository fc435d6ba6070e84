import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { PictureWords } from '../../../content/schema/watch-words-schema.ts';
import type { Translate } from '../../../content/words/translate.ts';
import { wordsOf } from '../../../content/words/words-of.ts';
import { languageAttributes } from '../../../i18n/locales.ts';
import { pictureNameOf, views } from '../../../pictures/views.ts';

/** A picture of a watch's gallery, with its texts in one language. */
export type GalleryPicture = ReturnType<typeof listPictures>[number];

/** Every picture of a watch, in the order of the views. */
export function listPictures(
  t: Translate,
  watch: Watch,
  known: Pick<typeof import('virtual:pictures'), 'pictures' | 'renderings'>,
) {
  const { brand, model } = watch;
  const { words, locale: language } = wordsOf(watch, t.locale);
  return views.flatMap((view) => {
    const name = pictureNameOf(watch.id, view);
    const picture = known.pictures[name];
    if (!picture) return [];
    const own: PictureWords = words.pictures?.[view] ?? {};
    const label = own.caption ?? t(`watch.pictures.captions.${view}`);
    const { renderings } = known;
    const isRendering = renderings.includes(name);
    return {
      view,
      picture,
      isRendering,
      label,
      caption: isRendering ? `${label} · ${t('watch.pictures.rendering')}` : label,
      alt: view === 'front' ? words.alt : (own.alt ?? t(`watch.pictures.alts.${view}`, { brand, model })),
      altLanguage: (view === 'front' || own.alt) && language !== t.locale ? language : undefined,
      captionAttributes: languageAttributes(own.caption ? language : t.locale, t.locale),
    };
  });
}
