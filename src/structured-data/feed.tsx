import { shop } from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { OwnerWords } from '../components/latin/latin.tsx';
import { yearInName } from '../content/describe/watch-name.ts';
import { statusText } from '../content/describe/watch-status.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import type { Translate } from '../content/words/translate.ts';
import { wordsOf } from '../content/words/words-of.ts';
import { formatPartialDate, formatPrice } from '../i18n/format.ts';
import { withoutIsolates } from '../i18n/isolate-latin.ts';
import { languageAttributes } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { jpegUrl } from '../pictures/picture-data.ts';

/** Keeps the feed small, because feed readers fetch it often. */
const MAX_ITEMS = 50;

/**
 * The collection as an RSS feed: what is for sale, then what is sold, each with the latest change first. A sale or a
 * correction updates a watch's item. A watch's URL never changes, so it is also the item's id. The feed names its own URL,
 * because feed readers subscribe to it.
 * Sources: https://www.rssboard.org/rss-specification, https://www.rssboard.org/rss-profile#namespace-elements-atom-link
 *
 * @param origin the site's public origin, such as `https://shop.example`
 * @param renderings the names of the pictures that are renderings, from `virtual:pictures`
 * @returns XML
 */
export function writeFeed(
  t: Translate,
  watches: readonly Watch[],
  origin: string,
  renderings: readonly string[],
): string {
  const url = new URL(localisePath(t.locale, routes.feed), origin).href;
  const latest = watches.toSorted(forSaleFirst).slice(0, MAX_ITEMS);
  const channel = [
    element('title', `${t('feed.title')} · ${shop.name}`),
    element('description', t('catalog.metaDescription', { shop: shop.name })),
    element('link', new URL(localisePath(t.locale, routes.catalog), origin).href),
    element('language', t.locale),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
    ...latest.map((watch) => writeItem({ t, watch, origin, isRendering: renderings.includes(watch.id) })),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>
`;
}

interface Item {
  t: Translate;
  watch: Watch;
  origin: string;
  isRendering: boolean;
}

function writeItem(item: Item): string {
  const { t, watch, origin } = item;
  const { brand, model } = watch;
  const status = statusText(t, watch);
  const name = t('watch.metaTitle', { brand, model, year: yearInName(t, watch) });
  const url = new URL(localisePath(t.locale, routes.watch(watch.id)), origin).href;
  const parts = [
    element('title', withoutIsolates(status ? `${name} · ${status}` : name)),
    element('link', url),
    element('guid', url),
    element('description', renderToStaticMarkup(<Summary {...item} />)),
    element('pubDate', new Date(watch.dateAdded).toUTCString()),
    // RSS has no element for it.
    element('atom:updated', `${updatedOn(watch)}T00:00:00Z`),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** By React, which cannot write the feed's elements: it knows neither `<link>` with a text nor prefixes. */
function escapeXml(text: string): string {
  return renderToStaticMarkup(text);
}

function Summary({ t, watch, origin, isRendering }: Item) {
  const { words, locale: language } = wordsOf(watch, t.locale);
  return (
    <>
      <p>
        {/* Lazy, because React writes a preload for other pictures. */}
        <img src={`${origin}${jpegUrl(watch.id)}`} alt={words.alt} loading="lazy" />
      </p>
      <p>{[statusText(t, watch), formatPrice(t.locale, watch.price, shop.currency)].filter(Boolean).join(' · ')}</p>
      <p {...languageAttributes(language, t.locale)}>{words.description}</p>
      {watch.corrections?.map(({ date, words }) => (
        <p key={date}>
          {t('watch.corrected', { date: formatPartialDate(t.locale, date) })}{' '}
          <OwnerWords locale={t.locale} words={words} />
        </p>
      ))}
      {isRendering && <p>{t('watch.pictures.renderingNote')}</p>}
    </>
  );
}

/** Many sales at once must not leave a watch out that one can buy. */
function forSaleFirst(a: Watch, b: Watch): number {
  return Number(a.status === 'sold') - Number(b.status === 'sold') || updatedOn(b).localeCompare(updatedOn(a), 'en');
}

/** The day of the last change: a sale or a correction, unless it was before the watch was added. */
function updatedOn({ dateAdded, soldOn = dateAdded, corrections = [] }: Watch): string {
  return [soldOn, ...corrections.map(({ date }) => date)].reduce(
    (last, date) => (date > last ? date : last),
    dateAdded,
  );
}
