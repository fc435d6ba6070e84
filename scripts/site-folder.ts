/** The folder of the built site for tests. `npm test` sets `SITE_DIR`, to keep the site that `npm start` serves unchanged. */
export const siteFolder = process.env['SITE_DIR'] ?? 'dist';
