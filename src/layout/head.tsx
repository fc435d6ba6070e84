import { hash } from 'node:crypto';
import { shop } from 'virtual:content';
import { shareSize } from '../pictures/picture-data.ts';

interface ShareTagsProps {
  title: string;
  description: string;
  /** Left out if the query says what the page shows: apps would replace the shared URL with this one. */
  url?: string | undefined;
  /** The absolute URL and the alternative text of its picture. */
  picture: { url: string; alt: string };
}

/** The preview of a link in chats and social networks: Open Graph (https://ogp.me) and its Twitter variant. */
export function ShareTags({ title, description, url, picture }: ShareTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * JSON that is safe inside a script element: without `<`, nothing in it can close the element.
 * Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The hash by which the Content Security Policy allows an inline script or style. */
export function hashForPolicy(code: string): `sha256-${string}` {
  return `sha256-${hash('sha256', code, 'base64')}`;
}

/**
 * Lets the browser prefetch a page when the pointer rests on its link or, on a phone, when it expects a tap. It fetches only
 * the HTML, and nothing if the visitor saves data or power. The gallery's links to large pictures are excluded.
 * Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = {
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/images/*' } }] }, eagerness: 'moderate' },
  ],
};
