import { shop } from 'virtual:content';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { yearInName } from '../../content/describe/watch-name.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';

/** A watch and its page in one language: props of the page's parts. */
export interface PageWatch {
  t: Translate;
  watch: Watch;
  /** The page's absolute URL: for messages, and shown in print. */
  url: string;
}

const greetings = {
  available: 'watch.whatsappMessage',
  reserved: 'watch.whatsappReserved',
  sold: 'watch.whatsappSold',
} as const;

type MessageKey = (typeof greetings)[Watch['status']] | 'watch.pictures.askMessage';

/**
 * A message about the watch, which names it and its page.
 *
 * @param key of the message; default: a question that suits the watch's status, for a sold watch about a similar one
 */
export function messageAbout(pageWatch: PageWatch, key: MessageKey = greetings[pageWatch.watch.status]): string {
  const { brand, model } = pageWatch.watch;
  const facts = { brand, model, year: yearInName(pageWatch.t, pageWatch.watch), url: pageWatch.url };
  return pageWatch.t(key, facts);
}

export function whatsAppAbout(...message: Parameters<typeof messageAbout>): string {
  return whatsAppUrl(shop.whatsapp, messageAbout(...message));
}
