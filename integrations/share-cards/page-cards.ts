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
  const sceneCard = (picture: string, title: string, line: string): CardOfPage => ({
    locale,
    kind: 'scene',
    picture,
    label: shop.name,
    lines: [
      { text: title, role: 'title' },
      { text: line, role: 'line' },
    ],
  });
  const watchCard = (picture: string, lines: CardOfPage['lines']): CardOfPage => ({
    locale,
    kind: 'watch',
    picture,
    label: shop.name,
    lines,
  });
  const cards = new Map([
    ['/', { ...sceneCard('hero', shop.name, t('home.title')), label: t('home.place') }],
    [routes.about, sceneCard('about-workshop', t('about.title'), t('home.title'))],
    [routes.guide, sceneCard('about-workshop', t('guide.title'), t('home.title'))],
    [routes.buying, sceneCard('about-workshop', t('buying.title'), t('home.title'))],
    [routes.legal, sceneCard('about-workshop', t('legal.title'), `${street}, ${city}`)],
    [routes.sell, sceneCard('about-workshop', t('sell.title'), t('home.title'))],
    [routes.contact, sceneCard('hero', t('contact.title'), `${street}, ${city}`)],
  ]);
  const listCard = (picture: string, title: string, count: number) =>
    watchCard(picture, [
      { text: title, role: 'title' },
      { text: t('catalog.watchCount', { count }), role: 'line' },
    ]);
  const [listed, sold] = [findListed(watches), findSold(watches)];
  // The catalogue's page exists even if every watch is sold.
  const [first] = [...listed, ...sold];
  if (first) cards.set(routes.catalog, listCard(first.id, t('catalog.title'), listed.length));
  if (sold[0]) cards.set(routes.archive, listCard(sold[0].id, t('archive.title'), sold.length));
  for (const watch of watches) cards.set(routes.watch(watch.id), watchCard(watch.id, linesOfWatch(locale, watch)));
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
