import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { ErrorTexts } from '../error-boundary/error-boundary.tsx';
import type { ToastTexts } from '../toast/toast-region.tsx';

/** The texts of an island's error message, looked up at build. */
export function errorTexts(locale: Locale): ErrorTexts {
  const t = createTranslator(locale);
  return { title: t('error.title'), text: t('error.text'), retry: t('error.retry') };
}

/** The texts of an island's toasts, looked up at build. */
export function toastTexts(locale: Locale): ToastTexts {
  const t = createTranslator(locale);
  return { region: t('toast.region'), dismiss: t('toast.dismiss') };
}
