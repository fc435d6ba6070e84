import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that the build writes for the server. It is not served. */
export const builtSiteFile = 'server.json';

/** What the build tells the server, so that the server does what the pages promise. */
export interface BuiltSite {
  /** The public URL, without a slash at its end. */
  url: string;
  /** Where the forms send: `off`, a path of this site or the URL of a form service. */
  endpoint: string;
  /** Whether the forms send to this server. */
  receivesInquiries: boolean;
  /** The shop's email address. */
  email: string;
  /** Names of watches with their years, by id. */
  watchNames: Record<string, string>;
}

/**
 * Reads what the build wrote.
 *
 * @param dist the folder of the built site
 * @param environment of the server
 * @throws if the site is not built, or INQUIRIES_ENDPOINT has changed since
 */
export function readBuiltSite(dist: string, environment: NodeJS.ProcessEnv): BuiltSite {
  const file = join(dist, builtSiteFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm start", or "npm run build" first.');
  const site: BuiltSite = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = environment['INQUIRIES_ENDPOINT'];
  // Otherwise the forms would thank visitors, and send nothing.
  if (wanted && wanted !== site.endpoint)
    throw new Error(
      `INQUIRIES_ENDPOINT is "${wanted}", but the site was built with "${site.endpoint}": build it again with this variable.`,
    );
  return site;
}
