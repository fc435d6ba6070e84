import { shop } from 'virtual:content';
import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { formatLabel, formatList, withinSentence } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type Wish, wishes } from '../../inquiries/contract.ts';
import type { Reach } from '../../inquiries/reach.ts';
import styles from './sell-page.module.css';

interface WriteLinksProps {
  t: Translate;
  prose: SellProse['photographs'];
  /** If the forms send, there is one above, and the links are secondary. */
  reach: Reach;
}

/** Links to WhatsApp and email, each with a prepared message that asks the form's questions. */
export function WriteLinks({ t, prose, reach }: WriteLinksProps) {
  const message = preparedMessage(t, prose);
  return (
    <>
      <p className={clsx('prose', styles.write)}>{reach.sends ? t('sell.writeYourself') : t('sell.writeText')}</p>
      <div className="cluster">
        <ButtonLink look={reach.sends ? 'quiet' : 'primary'} href={whatsAppUrl(shop.whatsapp, message)}>
          {t('sell.whatsapp')}
        </ButtonLink>
        <ButtonLink look="quiet" href={emailUrl(shop.email, t('sell.link'), message)}>
          {t('sell.email')}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * A message with the questions of the form, for the visitor to fill in.
 *
 * @param wanted what the visitor has chosen already; by default all wishes
 * @returns lines of `label:`, in the page's language
 */
export function preparedMessage(
  t: Translate,
  prose: SellProse['photographs'],
  wanted: readonly Wish[] = wishes,
): string {
  const line = (label: string, words = '') => `${formatLabel(t.locale, label)} ${words}`.trimEnd();
  return [
    t('sell.greeting'),
    '',
    line(t('sell.wish'), wanted.map((wish) => t(`sell.wishes.${wish}`)).join(' / ')),
    ...(['maker', 'model', 'year', 'known', 'price'] as const).map((field) => line(t(`sell.fields.${field}`))),
    line(
      t('sell.upload.legend'),
      formatList(
        t.locale,
        photographViews.map((view) => withinSentence(t.locale, prose.views[view].title)),
      ),
    ),
  ].join('\n');
}
