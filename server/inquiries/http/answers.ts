import type { Locale } from '../../../src/i18n/locales.ts';
import { localisePath, routes } from '../../../src/i18n/routes.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { type Refusal, sentence } from './refusal.ts';

type Headers = Record<string, string>;

/** The inquiry is stored: 202 with its id for a script, the page that thanks for a browser's form. */
export function respondAccepted(request: Request, { kind, locale }: Inquiry, id: string, headers: Headers): Response {
  if (isBrowserForm(request)) return redirect(`${localisePath(locale, routes.inquirySent)}#${kind}`, headers);
  return Response.json({ id }, { status: 202, headers });
}

/** The inquiry is not stored: sentences for a script, the page with the first of them for a browser's form. */
export function respondRefused(request: Request, refusal: Refusal, locale: Locale, headers: Headers): Response {
  const { status, reason, fields } = refusal;
  const [field = reason] = Object.keys(fields);
  if (isBrowserForm(request)) return redirect(`${localisePath(locale, routes.inquiryNotSent)}#${field}`, headers);
  const sentences = Object.entries(fields).map(([name, why]) => [name, sentence(locale, why)]);
  return Response.json({ error: sentence(locale, reason), fields: Object.fromEntries(sentences) }, { status, headers });
}

/** A browser that sends a form itself asks for a page; a script does not. */
function isBrowserForm(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

function redirect(location: string, headers: Headers): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}
