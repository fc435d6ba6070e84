import { shop } from 'virtual:content';
import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { emailUrl } from '../../components/contact-links/contact-urls.ts';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import type { Translate } from '../../content/words/translate.ts';
import { formatLabel, formatList, withinSentence } from '../../i18n/format.ts';
import { type Wish, wishes } from '../../inquiries/contract.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import styles from './sell-page.module.css';

interface WriteLinksProps {
  t: Translate;
  prose: SellProse['photographs'];
  /** If the forms send, there is one above, and the links are secondary. */
  delivery: Delivery;
}

/** A link to an email with a prepared message. WhatsApp is linked beside each wish, with that wish's message. */
export function WriteLinks({ t, prose, delivery }: WriteLinksProps) {
  return (
    <>
      <p className={clsx('prose', styles.write)}>{delivery.sends ? t('sell.writeYourself') : t('sell.writeText')}</p>
      <ButtonLink
        look={delivery.sends ? 'quiet' : 'primary'}
        href={emailUrl(shop.email, t('sell.link'), preparedMessage(t, prose))}
      >
        {t('sell.email')}
      </ButtonLink>
    </>
  );
}

/** What a message asks, as keys of `sell`. Selling has the questions of the form; who looks for a watch has none to photograph. */
const questions = {
  sell: ['fields.maker', 'fields.model', 'fields.year', 'fields.known', 'fields.price', 'upload.legend'],
  trade: ['message.wanted', 'message.offered', 'fields.known', 'fields.price', 'upload.legend'],
  find: ['message.sought', 'message.budget', 'message.size'],
} as const satisfies Record<Wish, readonly string[]>;

/**
 * A message with questions, for the visitor to fill in.
 *
 * @param wish what the visitor has chosen already; by default all wishes, with what a seller and a seeker are asked
 * @returns a sentence and lines of `label:`, in the page's language
 */
export function preparedMessage(t: Translate, prose: SellProse['photographs'], wish?: Wish): string {
  const line = (label: string, words = '') => `${formatLabel(t.locale, label)} ${words}`.trimEnd();
  const views = photographViews.map((view) => withinSentence(t.locale, prose.views[view].title));
  const wanted = wish ? [wish] : wishes;
  return [
    t('sell.greeting'),
    '',
    `${t('sell.wish')} ${wanted.map((each) => t(`sell.wishes.${each}`)).join(' / ')}.`,
    '',
    ...(wish ? questions[wish] : [...questions.sell, ...questions.find]).map((key) =>
      line(t(`sell.${key}`), key === 'upload.legend' ? formatList(t.locale, views) : undefined),
    ),
  ].join('\n');
}
