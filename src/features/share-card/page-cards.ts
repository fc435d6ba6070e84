import { site } from '../../../site.config.ts';
import type { Watch } from '../../content/watch-schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { ShareCard } from './draw-card.ts';

/** A card but for the file of its picture, which it knows by name. */
export type CardOfPage = Omit<ShareCard, 'master'> & { picture: string };

/**
 * The share card of every page in a language, by the page's address without language.
 *
 * @param watches in the order of the list: the first stands for the catalogue
 */
export function cardsByPath(locale: Locale, watches: Watch[]): Map<string, CardOfPage> {
  const t = createTranslator(locale);
  const { street, city } = site.address;
  const scene = (picture: string, title: string, line: string): CardOfPage => ({
    locale,
    kind: 'scene',
    picture,
    label: site.name,
    lines: [
      { text: title, role: 'title' },
      { text: line, role: 'line' },
    ],
  });
  return new Map<string, CardOfPage>([
    ['/', { ...scene('hero', site.name, t('home.title')), label: t('home.place') }],
    ['/about', scene('about-workshop', t('about.title'), t('home.title'))],
    ['/contact', scene('hero', t('contact.title'), `${street}, ${city}`)],
    ...watches.slice(0, 1).map((watch): [string, CardOfPage] => ['/catalog', cardOfCatalogue(locale, watch, watches)]),
    ...watches.map((watch): [string, CardOfPage] => [`/catalog/${watch.id}`, cardOfWatch(locale, watch)]),
  ]);
}

function cardOfCatalogue(locale: Locale, first: Watch, { length: count }: Watch[]): CardOfPage {
  const t = createTranslator(locale);
  return {
    locale,
    kind: 'watch',
    picture: first.id,
    label: site.name,
    lines: [
      { text: t('catalog.title'), role: 'title' },
      { text: t('catalog.watchCount', { count }), role: 'line' },
    ],
  };
}

function cardOfWatch(locale: Locale, watch: Watch): CardOfPage {
  const t = createTranslator(locale);
  return {
    locale,
    kind: 'watch',
    picture: watch.id,
    label: site.name,
    lines: [
      { text: watch.brand, role: 'label' },
      { text: watch.model, role: 'title' },
      { text: `${watch.year} · ${t(`watch.conditions.${watch.condition}`)}`, role: 'line' },
      { text: formatPrice(locale, watch.price), role: 'price' },
    ],
  };
}
