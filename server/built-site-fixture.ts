import { readFileSync } from 'node:fs';
import type { Locale } from '../src/i18n/locales.ts';
import type { BuiltSite } from './built-site.ts';

const errorsIn = (locale: Locale): BuiltSite['errors']['en'] =>
  JSON.parse(readFileSync(`content/locales/${locale}.json`, 'utf8')).inquiries.errors;

/** What the build tells the server of a shop that receives no inquiries. The owner has left French out. */
export const builtSite: BuiltSite = {
  url: 'https://shop.example',
  endpoint: 'off',
  email: 'shop@shop.example',
  watchNames: { 'rolex-submariner-1967': 'Rolex Submariner, 1967' },
  errors: { en: errorsIn('en'), de: errorsIn('de'), es: errorsIn('es'), ar: errorsIn('ar'), it: errorsIn('it') },
};
