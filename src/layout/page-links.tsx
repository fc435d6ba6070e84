import type { TextKey, Translate } from '../content/words/translate.ts';
import { localisePath, routes } from '../i18n/routes.ts';

export interface PageLink {
  /** The path, without language. */
  path: string;
  label: TextKey;
  needsScript?: true;
}

export const mainLinks: readonly PageLink[] = [
  { path: routes.home, label: 'nav.home' },
  { path: routes.catalog, label: 'nav.catalog' },
  { path: routes.about, label: 'nav.about' },
  { path: routes.contact, label: 'nav.contact' },
];

/** After the main links in the header, where it has room for them. */
export const wideHeaderLinks: readonly PageLink[] = [
  { path: routes.sell, label: 'nav.sell' },
  { path: routes.buying, label: 'buying.title' },
];

/** The secondary links, in smaller type, in the footer and in the menu of small screens. */
export const secondaryLinks: readonly PageLink[] = [
  { path: routes.sell, label: 'sell.link' },
  { path: routes.buying, label: 'buying.title' },
  { path: routes.guide, label: 'guide.title' },
  { path: routes.shortlist, label: 'shortlist.title', needsScript: true },
  { path: routes.legal, label: 'legal.title' },
];

/** Added to the footer after the first sale. */
export const archiveLink: PageLink = { path: routes.archive, label: 'archive.title' };

interface PageLinksProps {
  t: Translate;
  links: readonly PageLink[];
  /** The path of this page, without language, if its link is to be marked. */
  current?: string;
  className: string | undefined;
}

export function PageLinks({ t, links, current, className }: PageLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label, needsScript }) => (
        <li key={path} data-needs-script={needsScript}>
          <a href={localisePath(t.locale, path)} aria-current={ariaCurrent(path, current)}>
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `page` for the link to this page; `true` for the section of this page, such as the catalogue for a watch. */
function ariaCurrent(link: string, current = ''): 'page' | 'true' | undefined {
  if (link === current) return 'page';
  return link !== '/' && current.startsWith(`${link}/`) ? 'true' : undefined;
}
