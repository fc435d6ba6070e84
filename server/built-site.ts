import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type en from '../content/locales/en.json';

/** The file that the build writes for the server (`src/pages/server.json.ts`). It is not served. */
export const builtSiteFile = 'server.json';

/** `inquiries.errors` of a language, which the build has checked. */
const sentences = z.custom<(typeof en)['inquiries']['errors']>((value) => typeof value === 'object');

const builtSite = z.object({
  /** The public URL, without a slash at its end. */
  url: z.url({ protocol: /^https?$/ }),
  /** Where the forms send: `off`, a path of this site or the URL of a form service. */
  endpoint: z.string(),
  /** The shop's email address. */
  email: z.email(),
  /** Names of watches with their years, by id. */
  watchNames: z.record(z.string(), z.string()),
  /** Why a form was refused, in each language of the site. */
  errors: z.object({ en: sentences }).catchall(sentences),
});

/** What the build tells the server, so that the server does what the pages promise. */
export type BuiltSite = z.infer<typeof builtSite>;

/**
 * Reads what the build wrote.
 *
 * @param dist the folder of the built site
 * @param environment of the server
 * @throws if the site is not built, or by another version, or INQUIRIES_ENDPOINT has changed since
 */
export function readBuiltSite(dist: string, environment: NodeJS.ProcessEnv): BuiltSite {
  const file = join(dist, builtSiteFile);
  if (!existsSync(file)) throw new Error('The site is not built yet: run "npm start", or "npm run build" first.');
  const { data: site, error } = builtSite.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!site) throw new Error(`${file}: build the site again.\n${z.prettifyError(error)}`);
  const wanted = environment['INQUIRIES_ENDPOINT'];
  // Otherwise the forms would thank visitors, and send nothing.
  if (wanted && wanted !== site.endpoint)
    throw new Error(
      `INQUIRIES_ENDPOINT is "${wanted}", but the site was built with "${site.endpoint}": build it again with this variable.`,
    );
  return site;
}
