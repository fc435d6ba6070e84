import type { Locale } from '../i18n/locales.ts';
import { localisePath } from '../i18n/routes.ts';
import { createTranslator, type TextKey } from '../i18n/translate.ts';

/** A link to a page of the site. */
export interface PageLink {
  /** The path, without language. */
  path: string;
  /** The key of the label. */
  label: TextKey;
  /** Whether the page needs JavaScript. */
  needsScript?: true;
}

interface PageLinksProps {
  locale: Locale;
  links: readonly PageLink[];
  /** The path of this page, without language, if its link is to be marked. */
  current?: string;
  className: string | undefined;
}

/** A list of links to pages. */
export function PageLinks({ locale, links, current, className }: PageLinksProps) {
  const t = createTranslator(locale);
  return (
    <ul className={className}>
      {links.map(({ path, label, needsScript }) => (
        <li key={path} data-needs-script={needsScript}>
          <a href={localisePath(locale, path)} aria-current={ariaCurrent(path, current)}>
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
