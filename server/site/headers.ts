/*
 * Headers for what a page cannot declare itself. The rest of its Content Security Policy is in the page (astro.config.ts).
 * public/_headers repeats these headers for Netlify and Cloudflare Pages.
 */

/** Headers of every response. Source: https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers */
export const siteHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Every name in these folders carries a hash of the content. */
export const immutableFolders = ['/_astro/', '/images/sized/'];

/** The header `Cache-Control` of a file. */
export function cacheControl(path: string): string {
  const isImmutable = immutableFolders.some((folder) => path.startsWith(folder));
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
