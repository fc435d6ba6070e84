import { findListed, findSold, statusText } from '../../src/content/describe/watch-status.ts';
import { shop } from '../../src/content/schema/shop.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { routes } from '../../src/i18n/routes.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import type { ShareCard } from './draw-card.ts';

/** A card with the name of its picture instead of the file. */
export type CardOfPage = Omit<ShareCard, 'master'> & { picture: string };

/**
 * The share card of every page in a language, by the page's path without language.
 *
 * @param watches in the order of the list. The catalogue shows the first listed one, the archive the latest sale.
 */
export function cardsByPath(locale: Locale, watches: Watch[]): Map<string, CardOfPage> {
  const t = createTranslator(locale);
  const { street, city } = shop.address;
  const card = (
    kind: ShareCard['kind'],
    picture: string,
    lines: CardOfPage['lines'],
    label = shop.name,
  ): CardOfPage => ({
    locale,
    kind,
    picture,
    label,
    lines,
  });
  const titleAndLine = (title: string, line: string): CardOfPage['lines'] => [
    { text: title, role: 'title' },
    { text: line, role: 'line' },
  ];
  const workshop = (title: string, line = t('home.title')) =>
    card('scene', 'about-workshop', titleAndLine(title, line));
  const cards = new Map([
    ['/', card('scene', 'hero', titleAndLine(shop.name, t('home.title')), t('home.place'))],
    [routes.about, workshop(t('about.title'))],
    [routes.guide, workshop(t('guide.title'))],
    [routes.buying, workshop(t('buying.title'))],
    [routes.legal, workshop(t('legal.title'), `${street}, ${city}`)],
    [routes.sell, workshop(t('sell.title'))],
    [routes.contact, card('scene', 'hero', titleAndLine(t('contact.title'), `${street}, ${city}`))],
  ]);
  const listCard = (picture: string, title: string, count: number) =>
    card('watch', picture, titleAndLine(title, t('catalog.watchCount', { count })));
  const [listed, sold] = [findListed(watches), findSold(watches)];
  // The catalogue's page exists even if every watch is sold.
  const [first] = [...listed, ...sold];
  if (first) cards.set(routes.catalog, listCard(first.id, t('catalog.title'), listed.length));
  if (sold[0]) cards.set(routes.archive, listCard(sold[0].id, t('archive.title'), sold.length));
  for (const watch of watches) cards.set(routes.watch(watch.id), card('watch', watch.id, linesOfWatch(locale, watch)));
  return cards;
}

function linesOfWatch(locale: Locale, watch: Watch): CardOfPage['lines'] {
  const t = createTranslator(locale);
  const { brand, model, year, condition, price } = watch;
  const status = statusText(locale, watch);
  return [
    { text: brand, role: 'label' },
    { text: model, role: 'title' },
    { text: `${year} · ${t(`watch.conditions.${condition}`)}`, role: 'line' },
    ...(status ? [{ text: status, role: 'label' as const }] : []),
    { text: formatPrice(locale, price), role: 'price' },
  ];
}
