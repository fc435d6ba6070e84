import { withoutIsolates } from '../../i18n/isolate-latin.ts';

/** A URL that calls a number. Source: https://www.rfc-editor.org/rfc/rfc3966, which allows no spaces. */
export function telephoneUrl(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/**
 * A URL that opens a WhatsApp conversation. Source: https://faq.whatsapp.com/5913398998672934
 *
 * @param number with its country code; everything but its digits is ignored
 * @param message prefilled text, which the visitor can change before sending it
 */
export function whatsAppUrl(number: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(withoutIsolates(message))}` : '';
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}

/**
 * A URL that opens a new mail. Source: https://www.rfc-editor.org/rfc/rfc6068, which requires percent-encoding and CRLF.
 *
 * @param address of the recipient
 * @param message prefilled text, which the visitor can change before sending it; its lines end in `\n`
 */
export function emailUrl(address: string, subject: string, message: string): string {
  const lines = withoutIsolates(message).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(withoutIsolates(subject))}&body=${encodeURIComponent(lines)}`;
}

/**
 * A URL that opens directions in the visitor's map application.
 * Parameters: https://developers.google.com/maps/documentation/urls/get-started#directions-action
 *
 * @param destination a name and a postal address
 */
export function directionsUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
