import type { Locale } from '../../i18n/locales.ts';
import { openingTexts } from './opening-texts.ts';

/** Whether the shop is open now, in a sentence. The script of every page fills it in; without script it is empty. */
export function OpeningLine({ locale }: { locale: Locale }) {
  const { times: _, ...texts } = openingTexts(locale);
  return (
    <span data-opening={JSON.stringify(texts)}>
      <span />
    </span>
  );
}
