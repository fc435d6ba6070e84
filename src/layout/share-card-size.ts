/** The size in pixels that social networks show without cropping: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = { width: 1200, height: 630 };
