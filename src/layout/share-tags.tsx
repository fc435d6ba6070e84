import { site } from '../../site.config.ts';
import { type Locale, localeFacts, locales } from '../i18n/locales.ts';

/** A picture to show where a page is shared. */
export interface SharePicture {
  /** Absolute address of a JPEG. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface ShareTagsProps {
  locale: Locale;
  title: string;
  description: string;
  /** The page's absolute address. */
  url: string;
  picture: SharePicture;
}

/** What chats and networks show of a shared link: Open Graph (https://ogp.me) and its Twitter variant. */
export function ShareTags({ locale, title, description, url, picture }: ShareTagsProps) {
  const others = locales.filter((other) => other !== locale);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={localeFacts[locale].openGraph} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={localeFacts[other].openGraph} />
      ))}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
