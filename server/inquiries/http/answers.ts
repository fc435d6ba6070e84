import type { Locale } from '../../../src/i18n/locales.ts';
import { localisePath, routes } from '../../../src/i18n/routes.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Refusal } from './refusal.ts';
import { sentence } from './sentences.ts';

type Headers = Record<string, string>;

interface Site {
  headers: Headers;
  page: (path: string) => Response | Promise<Response>;
}

/** The inquiry is stored: 202 with its id for a script, a page that thanks for a browser's form. */
export function respondAccepted(request: Request, { kind, locale }: Inquiry, id: string, headers: Headers): Response {
  if (isBrowserForm(request)) return redirect(`${localisePath(locale, routes.inquirySent)}#${kind}`, headers);
  return Response.json({ id }, { status: 202, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** The inquiry is not stored: a sentence for a script, a page for a browser's form. */
export async function respond(request: Request, refusal: Refusal, locale: Locale, site: Site): Promise<Response> {
  const { status, reason, fields, retryAfterSeconds } = refusal;
  const headers: Headers = { ...site.headers, 'Cache-Control': 'no-store' };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (isBrowserForm(request)) {
    const [field] = Object.keys(fields ?? {});
    return field === undefined
      ? sendNotSentPage(status, locale, headers, site)
      : redirect(`${localisePath(locale, routes.inquiryNotSent)}#${field}`, headers);
  }
  const sentences = Object.entries(fields ?? {}).map(([name, why]) => [name, sentence(locale, why)]);
  const body = { error: sentence(locale, reason), ...(fields && { fields: Object.fromEntries(sentences) }) };
  return Response.json(body, { status, headers });
}

/** A browser that sends a form itself asks for a page; a script does not. */
function isBrowserForm(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

function redirect(location: string, headers: Headers): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location, 'Cache-Control': 'no-store' } });
}

/** The true status, so that nobody takes it for sent, with a page that says what to do. */
async function sendNotSentPage(status: number, locale: Locale, headers: Headers, { page }: Site): Promise<Response> {
  const found = await page(localisePath(locale, routes.inquiryNotSent));
  if (!found.ok)
    return new Response(sentence(locale, 'unavailable'), {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return new Response(found.body, {
    status,
    headers: { ...headers, 'Content-Type': found.headers.get('Content-Type') ?? '' },
  });
}
