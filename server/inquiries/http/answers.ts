import type { Locale } from '../../../src/i18n/locales.ts';
import { localisePath, routes } from '../../../src/i18n/routes.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { type Refusal, sentence } from './refusal.ts';

type Headers = Record<string, string>;

/** The inquiry is stored: 202 with its id for a script, a page that thanks for a browser's form. */
export function respondAccepted(request: Request, { kind, locale }: Inquiry, id: string, headers: Headers): Response {
  if (isBrowserForm(request)) return redirect(`${localisePath(locale, routes.inquirySent)}#${kind}`, headers);
  return Response.json({ id }, { status: 202, headers });
}

/**
 * The inquiry is not stored: a sentence for a script, a page for a browser's form.
 *
 * @param page reads a page of the site
 */
export async function respondRefused(
  request: Request,
  { status, reason, details: { fields = {}, retryAfterSeconds } }: Refusal,
  locale: Locale,
  siteHeaders: Headers,
  page: (path: string) => Response | Promise<Response>,
): Promise<Response> {
  const headers = { ...siteHeaders, ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }) };
  const [field] = Object.keys(fields);
  if (!isBrowserForm(request)) {
    const sentences = Object.entries(fields).map(([name, why]) => [name, sentence(locale, why)]);
    const body = { error: sentence(locale, reason), ...(field && { fields: Object.fromEntries(sentences) }) };
    return Response.json(body, { status, headers });
  }
  const path = localisePath(locale, routes.inquiryNotSent);
  if (field) return redirect(`${path}#${field}`, headers);
  // The true status, so that nobody takes it for sent, with a page that says what to do.
  const { body, headers: ofPage } = await page(path);
  return new Response(body, { status, headers: { ...headers, 'Content-Type': ofPage.get('Content-Type') ?? '' } });
}

/** A browser that sends a form itself asks for a page; a script does not. */
function isBrowserForm(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

function redirect(location: string, headers: Headers): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}
