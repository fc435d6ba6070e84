/*
 * The rules of Atom feeds (RFC 4287) that can be checked from the file alone: which elements it must have, how often, and in
 * which form. Comments name the section of each rule.
 */
import { JSDOM } from 'jsdom';

const namespace = 'http://www.w3.org/2005/Atom';

/** How often an element may occur in its parent: least and most. Sections 4.1.1 and 4.1.2. */
const occurrences: Record<string, Record<string, [least: number, most: number]>> = {
  feed: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    author: [0, Number.POSITIVE_INFINITY],
    category: [0, Number.POSITIVE_INFINITY],
    contributor: [0, Number.POSITIVE_INFINITY],
    generator: [0, 1],
    icon: [0, 1],
    link: [0, Number.POSITIVE_INFINITY],
    logo: [0, 1],
    rights: [0, 1],
    subtitle: [0, 1],
    entry: [0, Number.POSITIVE_INFINITY],
  },
  entry: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    author: [0, Number.POSITIVE_INFINITY],
    category: [0, Number.POSITIVE_INFINITY],
    content: [0, 1],
    contributor: [0, Number.POSITIVE_INFINITY],
    link: [0, Number.POSITIVE_INFINITY],
    published: [0, 1],
    rights: [0, 1],
    source: [0, 1],
    summary: [0, 1],
  },
  // Section 3.2
  author: { name: [1, 1], uri: [0, 1], email: [0, 1] },
};

/** RFC 3339, with a capital T and Z (section 3.3). */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Checks a feed.
 *
 * @param xml the file's text
 * @returns a line for each broken rule; empty for a valid feed
 */
export function breachesOfAtom(xml: string): string[] {
  const { DOMParser } = new JSDOM('').window;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const feed = document.documentElement;
  // Section 2: well-formed XML. Parsers differ in where they put `parsererror`.
  if (document.querySelector('parsererror')) return ['not well-formed XML'];
  if (feed.localName !== 'feed' || feed.namespaceURI !== namespace) return ['expected atom:feed as the root'];
  const entries = childrenOf(feed, 'entry');
  return [
    ...[feed, ...entries, ...feed.getElementsByTagName('author')].flatMap(breachesOfOccurrence),
    ...breachesOfAuthors(feed, entries),
    ...breachesOfIds(feed, entries),
    ...breachesOfDates(feed),
    ...[feed, ...entries].flatMap(breachesOfLinks),
    ...entries.flatMap(breachesOfContent),
    ...breachesOfTexts(feed),
    // Section 4.1.1: a feed should have a link to itself.
    ...(childrenOf(feed, 'link').some((link) => link.getAttribute('rel') === 'self') ? [] : ['feed: no link to self']),
    ...(feed.getAttribute('xml:lang') ? [] : ['feed: no language']),
  ];
}

function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace);
}

function breachesOfOccurrence(parent: Element): string[] {
  const rules = occurrences[parent.localName] ?? {};
  const counted = Object.entries(rules).flatMap(([name, [least, most]]) => {
    const count = childrenOf(parent, name).length;
    return count < least || count > most ? [`${parent.localName}: ${count} × ${name}`] : [];
  });
  const unknown = [...parent.children].filter((child) => child.namespaceURI !== namespace || !rules[child.localName]);
  return [...counted, ...unknown.map((child) => `${parent.localName}: unknown element ${child.nodeName}`)];
}

/** Section 4.1.1: the feed has an author, or each of its entries has one. */
function breachesOfAuthors(feed: Element, entries: Element[]): string[] {
  if (childrenOf(feed, 'author').length > 0) return [];
  return entries.filter((entry) => childrenOf(entry, 'author').length === 0).map(() => 'entry: no author');
}

/** Section 4.2.6: absolute IRIs, each only once. */
function breachesOfIds(feed: Element, entries: Element[]): string[] {
  const ids = [feed, ...entries].flatMap((element) => childrenOf(element, 'id')).map((id) => id.textContent ?? '');
  return [
    ...ids.filter((id) => !/^[a-z][a-z0-9+.-]*:\S+$/i.test(id)).map((id) => `id: not an absolute IRI: "${id}"`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id: twice: ${id}`),
  ];
}

function breachesOfDates(feed: Element): string[] {
  return [...feed.querySelectorAll('updated, published')]
    .map((date) => date.textContent ?? '')
    .filter((date) => !timestamp.test(date) || Number.isNaN(Date.parse(date)))
    .map((date) => `not a date: "${date}"`);
}

/** Sections 4.1.1 and 4.2.7: each link has a target, and no two alternates have the same type and language. */
function breachesOfLinks(parent: Element): string[] {
  const links = childrenOf(parent, 'link');
  const alternates = links
    .filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
    .map((link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`);
  return [
    ...links.filter((link) => !URL.canParse(link.getAttribute('href') ?? '')).map(() => 'link: no absolute URL'),
    ...alternates
      .filter((kind, index) => alternates.indexOf(kind) !== index)
      .map((kind) => `${parent.localName}: two alternates: ${kind}`),
  ];
}

/** Section 4.1.2: an entry without content has an alternate link. Section 4.1.3.3: HTML content is text, without child elements. */
function breachesOfContent(entry: Element): string[] {
  const [content] = childrenOf(entry, 'content');
  const hasAlternate = childrenOf(entry, 'link').some((link) => link.getAttribute('rel') === 'alternate');
  if (!content) return hasAlternate ? [] : ['entry: neither content nor alternate link'];
  const type = content.getAttribute('type') ?? 'text';
  if (!['text', 'html'].includes(type)) return [`content: type "${type}" is not known to this check`];
  return content.children.length > 0 ? [`content: elements in ${type}`] : [];
}

/** Section 3.1: titles are plain text by default. They must not be empty. */
function breachesOfTexts(feed: Element): string[] {
  return [...feed.querySelectorAll('title, name')].flatMap((text) => [
    ...(text.textContent?.trim() ? [] : [`${text.localName}: empty`]),
    ...(text.children.length > 0 ? [`${text.localName}: elements in text`] : []),
  ]);
}
