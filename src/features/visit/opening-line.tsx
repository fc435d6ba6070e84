import type { Locale } from '../../i18n/locales.ts';
import { openingTexts } from './opening-texts.ts';

/** A sentence that says whether the shop is open now. The script of every page fills it in; without JavaScript it is empty. */
export function OpeningLine({ locale }: { locale: Locale }) {
  const { times: _, ...texts } = openingTexts(locale);
  return (
    <span data-opening={JSON.stringify(texts)}>
      <span />
    </span>
  );
}
