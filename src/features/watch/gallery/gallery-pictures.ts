import type { PictureWords } from '../../../content/describe/picture-words.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import type { PictureData } from '../../../pictures/picture-data.ts';
import { pictureNameOf, type View, views } from '../../../pictures/views.ts';

/** A picture of a watch's gallery, with its texts in one language. */
export interface GalleryPicture {
  view: View;
  picture: PictureData;
  /** Whether the page calls it a rendering. */
  isRendering: boolean;
  caption: string;
  alt: string;
}

/** All pictures, and the names of the renderings, from `virtual:pictures`. */
interface KnownPictures {
  pictures: Record<string, PictureData>;
  renderings: readonly string[];
}

/** Every picture of a watch, in the order of the views. */
export function listPictures(locale: Locale, watch: Watch, { pictures, renderings }: KnownPictures): GalleryPicture[] {
  const t = createTranslator(locale);
  const { brand, model } = watch;
  const { alt: frontAlt, pictures: ownWords } = watch.words[locale];
  return views.flatMap((view) => {
    const name = pictureNameOf(watch.id, view);
    const picture = pictures[name];
    if (!picture) return [];
    const own: PictureWords = ownWords?.[view] ?? {};
    return {
      view,
      picture,
      // A front view in `photographs` may still be a rendering: the watch's file decides.
      isRendering: renderings.includes(name) || (view === 'front' && watch.picture === 'rendering'),
      caption: own.caption ?? t(`watch.gallery.captions.${view}`),
      alt: view === 'front' ? frontAlt : (own.alt ?? t(`watch.gallery.alts.${view}`, { brand, model })),
    };
  });
}

/** A view that the page says is missing and can be asked for. */
export type AskedView = 'movement' | 'caseback' | 'side' | 'papers';

/**
 * The views that collectors ask for and the gallery does not show, the most wanted first. Papers only if the watch has some.
 */
export function listMissingViews({ papers }: Pick<Watch, 'papers'>, shown: readonly View[]): AskedView[] {
  const asked: AskedView[] = ['movement', 'caseback', 'side'];
  if (typeof papers !== 'string') asked.push('papers');
  return asked.filter((view) => !shown.includes(view));
}
