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
 * @param environment variables that the build also reads
 * @throws if the site is not built, or one of the variables has changed since
 */
export function readBuiltSite(dist: string, environment: NodeJS.ProcessEnv): BuiltSite {
  const file = join(dist, builtSiteFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm start", or "npm run build" first.');
  const site: BuiltSite = JSON.parse(readFileSync(file, 'utf8'));
  const promised = {
    INQUIRIES_ENDPOINT: site.endpoint,
    SITE_URL: site.url,
  };
  for (const [name, value] of Object.entries(promised)) {
    const wanted = environment[name];
    // The build writes the URL without the slash at its end.
    const written = name === 'SITE_URL' ? (URL.parse(wanted ?? '')?.origin ?? wanted) : wanted;
    if (wanted && written !== value)
      throw new Error(
        `${name} is "${wanted}", but the site was built with "${value}": build it again with this variable.`,
      );
  }
  return site;
}
