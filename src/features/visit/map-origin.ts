/** The only host outside of the site that a page shows, in a frame. */
export const mapOrigin = 'https://www.openstreetmap.org';
