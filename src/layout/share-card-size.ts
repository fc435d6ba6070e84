/** Pixels that Open Graph's readers show without cutting: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = { width: 1200, height: 630 };
