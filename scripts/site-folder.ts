/** The built site that tests look at: `npm test` builds its own, so that the one that `npm start` serves stays as it is. */
export const siteFolder = process.env['SITE_DIR'] ?? 'dist';
