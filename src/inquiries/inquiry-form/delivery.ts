/**
 * Where this build sends what visitors write, or nothing where it sends nothing: `astro.config.ts` puts it in, so that
 * a site that sends nothing carries no code for sending. A condition that shall drop code names the constant itself: the
 * bundler does not follow it from file to file.
 */
export const inquiriesEndpoint: string = import.meta.env.INQUIRIES_ENDPOINT ?? '';

/** Whether the endpoint is the site's own server: a form service knows less (docs/inquiries.md). */
export const sendsToOwnServer = inquiriesEndpoint.startsWith('/');
