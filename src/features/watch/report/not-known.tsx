import { whatsAppUrl } from '../../../components/contact-links/contact-urls.ts';
import { isSold } from '../../../content/describe/watch-status.ts';
import { shop } from '../../../content/schema/shop.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { formatItems } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';

interface NotKnownProps {
  locale: Locale;
  watch: Watch;
  /** The absolute URL of the watch's page, for the message. */
  url: string;
  /** What is not known, as words within a sentence. */
  items: string[];
}

/** What a table leaves out, in one line under it. Of a watch that can be bought, WhatsApp opens with the question. */
export function NotKnown({ locale, watch, url, items: words }: NotKnownProps) {
  if (words.length === 0) return null;
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const items = formatItems(locale, words);
  const message = t('watch.report.askMessage', { brand, model, year, id, items, url });
  return (
    <p className={styles.remark}>
      {t('watch.report.unknown', { items })}{' '}
      {!isSold(watch) && (
        <a className={styles.ask} href={whatsAppUrl(shop.whatsapp, message)}>
          {t('watch.report.askUs')}
        </a>
      )}
    </p>
  );
}
