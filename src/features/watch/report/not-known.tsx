import { Ask, AskLine } from '../../../components/ask-line/ask-line.tsx';
import { whatsAppUrl } from '../../../components/contact-links/contact-urls.ts';
import { isSold } from '../../../content/describe/watch-status.ts';
import { shop } from '../../../content/schema/shop.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { formatItems } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';

interface NotKnownProps {
  locale: Locale;
  watch: Watch;
  /** The absolute URL of the watch's page, for the message. */
  url: string;
  /** What is not known, as words within a sentence. */
  items: string[];
}

/** A line below a table that lists what is not known, with a link to ask about it unless the watch is sold. */
export function NotKnown({ locale, watch, url, items: words }: NotKnownProps) {
  if (words.length === 0) return null;
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const items = formatItems(locale, words);
  const message = t('watch.report.askMessage', { brand, model, year, id, items, url });
  return (
    <AskLine>
      {t('watch.report.unknown', { items })}{' '}
      {!isSold(watch) && <Ask href={whatsAppUrl(shop.whatsapp, message)}>{t('watch.report.askUs')}</Ask>}
    </AskLine>
  );
}
