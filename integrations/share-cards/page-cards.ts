import { shop } from '../../src/content/shop.ts';
import type { Watch } from '../../src/content/watch-schema.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import type { ShareCard } from './draw-card.ts';

/** A card but for the file of its picture, which it knows by name. */
export type CardOfPage = Omit<ShareCard, 'master'> & { picture: string };

/**
 * The share card of every page in a language, by the page's path without language.
 *
 * @param watches in the order of the list: the first stands for the catalogue
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
    ['/about', sceneCard('about-workshop', t('about.title'), t('home.title'))],
    ['/guide', sceneCard('about-workshop', t('guide.title'), t('home.title'))],
    ['/contact', sceneCard('hero', t('contact.title'), `${street}, ${city}`)],
  ]);
  const [first] = watches;
  if (first) {
    const count = t('catalog.watchCount', { count: watches.length });
    cards.set(
      '/catalog',
      watchCard(first.id, [
        { text: t('catalog.title'), role: 'title' },
        { text: count, role: 'line' },
      ]),
    );
  }
  for (const watch of watches) cards.set(`/catalog/${watch.id}`, watchCard(watch.id, linesOfWatch(locale, watch)));
  return cards;
}

function linesOfWatch(locale: Locale, { brand, model, year, condition, price }: Watch): CardOfPage['lines'] {
  const t = createTranslator(locale);
  return [
    { text: brand, role: 'label' },
    { text: model, role: 'title' },
    { text: `${year} · ${t(`watch.conditions.${condition}`)}`, role: 'line' },
    { text: formatPrice(locale, price), role: 'price' },
  ];
}
