import { statusText } from '../content/describe/watch-status.ts';
import { shop } from '../content/schema/shop.ts';
import type { Watch } from '../content/schema/watch-schema.ts';
import { wordsOf } from '../content/schema/words-of.ts';
import { formatPartialDate, formatPrice } from '../i18n/format.ts';
import { type Locale, languageAttributes } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { createTranslator } from '../i18n/translate.ts';

/** Keeps the feed small, because feed readers fetch it often. */
const MAX_ENTRIES = 50;

/**
 * The new arrivals as an Atom feed, the newest first. A sale or a correction updates the watch's entry. A watch's URL never
 * changes, so it is also the entry's id. Source: https://www.rfc-editor.org/rfc/rfc4287
 *
 * @param watches all watches, in the order of the list
 * @param origin the site's public origin, such as `https://shop.example`
 * @param now the time of the build, for a feed without watches
 */
export function describeFeed(locale: Locale, watches: readonly Watch[], origin: string, now: Date): string {
  const t = createTranslator(locale);
  const url = (path: string) => new URL(localisePath(locale, path), origin).href;
  // Selected by the last change, so that the feed has an old watch that is sold today.
  const entries = newestFirst(newestFirst(watches, updatedOn).slice(0, MAX_ENTRIES), ({ dateAdded }) => dateAdded);
  const updated = entries.map(updatedOn).sort().at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${url(routes.feed)}</id>
  <title>${escapeXml(`${t('feed.title')} · ${shop.name}`)}</title>
  <updated>${updated ? timestamp(updated) : now.toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${url(routes.feed)}"/>
  <link rel="alternate" type="text/html" hreflang="${locale}" href="${url(routes.catalog)}"/>
  <author>
    <name>${escapeXml(shop.name)}</name>
    <uri>${url('/')}</uri>
  </author>
${entries.map((watch) => describeEntry(locale, watch, url(routes.watch(watch.id)), origin)).join('\n')}
</feed>
`;
}

function describeEntry(locale: Locale, watch: Watch, url: string, origin: string): string {
  const t = createTranslator(locale);
  const { brand, model, year, price } = watch;
  const { words, locale: language } = wordsOf(watch, locale);
  const status = statusText(locale, watch);
  const name = t('watch.metaTitle', { brand, model, year });
  const facts = [status, formatPrice(locale, price)].filter(Boolean).join(' · ');
  const corrections = (watch.corrections ?? []).map(({ date, words }) =>
    t('watch.corrected', { date: formatPartialDate(locale, date), words: words[locale] }),
  );
  const { lang, dir } = languageAttributes(language, locale);
  const attributes = lang ? ` lang="${lang}" dir="${dir}"` : '';
  const notes = watch.picture === 'rendering' ? [...corrections, t('watch.renderingCaption')] : corrections;
  const content = `<p><img src="${origin}${watch.imageSrc}" alt="${escapeXml(words.alt)}"></p>
<p>${escapeXml(facts)}</p>
<p${attributes}>${escapeXml(words.description)}</p>${notes.map((text) => `\n<p>${escapeXml(text)}</p>`).join('')}`;
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(status ? `${name} · ${status}` : name)}</title>
    <published>${timestamp(watch.dateAdded)}</published>
    <updated>${timestamp(updatedOn(watch))}</updated>
    <link rel="alternate" type="text/html" hreflang="${locale}" href="${url}"/>
    <content type="html">${escapeXml(content)}</content>
  </entry>`;
}

/** The day of the last change: a sale or a correction, unless it was before the watch was added. */
function updatedOn({ dateAdded, soldOn = dateAdded, corrections = [] }: Watch): string {
  return [soldOn, ...corrections.map(({ date }) => date)].reduce(
    (last, date) => (date > last ? date : last),
    dateAdded,
  );
}

/** Sorts by an ISO 8601 date, the newest first. Watches of the same day keep their order. */
function newestFirst(watches: readonly Watch[], dateOf: (watch: Watch) => string): Watch[] {
  return watches.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a), 'en'));
}

/** Midnight of a day, in the format of RFC 3339. */
function timestamp(date: string): string {
  return `${date}T00:00:00Z`;
}

/** Escapes a text for an element or attribute of XML or HTML. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
