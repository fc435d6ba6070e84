import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** Stands for the list where there is no JavaScript. */
export function ShortlistWithoutScript({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return <p data-without-script>{isolateLatin(t('shortlist.withoutScript'))}</p>;
}
