import type { Locale } from '../../i18n/locales.ts';
import { pickWords } from '../../i18n/pick-words.ts';

export const errorTexts = (locale: Locale) => pickWords(locale, 'error').error;

export const toastTexts = (locale: Locale) => pickWords(locale, 'toast').toast;
