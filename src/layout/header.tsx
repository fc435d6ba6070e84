import { PhoneLink } from '../components/contact-links/contact-links.tsx';
import { Dial } from '../components/dial/dial.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { LeftToRight } from '../components/left-to-right/left-to-right.tsx';
import { shop } from '../content/schema/shop.ts';
import { OpeningLine } from '../features/visit/opening-line.tsx';
import type { Locale } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { createTranslator } from '../i18n/translate.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { furtherLinks, mainLinks } from './main-links.ts';
import { ShortlistLink } from './shortlist-link.tsx';

interface MainLinksProps {
  locale: Locale;
  /** The page's path without language. */
  path: string;
}

interface HeaderProps extends MainLinksProps {
  /** The path, without language, that the language menu links to. */
  switchPath: string;
}

/**
 * The sticky header: the shop's name, a dial with the time in the shop, the main links, and the language menu. The menus are
 * native popovers and work without JavaScript.
 */
export function Header({ locale, path, switchPath }: HeaderProps) {
  const t = createTranslator(locale);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.name} href={localisePath(locale, routes.home)}>
          <Dial className={styles.emblem} time={[10, 10]} timeZone={shop.hours.timeZone} detail="quarters" />
          <LeftToRight lang="en">{shop.name}</LeftToRight>
        </a>
        <nav className={styles.bar} aria-label={t('nav.label')}>
          <MainLinks locale={locale} path={path} />
        </nav>
        <ShortlistLink locale={locale} current={path === routes.shortlist} />
        <LanguageMenu locale={locale} path={switchPath} />
        <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={t('nav.menu')}>
          <Icon name="menu" />
        </button>
        <nav className={styles.sheet} id="menu" popover="auto" aria-label={t('nav.label')}>
          <MainLinks locale={locale} path={path} />
          <ul className={styles.further}>
            {furtherLinks.map((link) => (
              <li key={link.path} data-needs-script={'needsScript' in link || undefined}>
                <a href={localisePath(locale, link.path)} aria-current={ariaCurrent(path, link.path)}>
                  {t(link.label)}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.call}>
            <PhoneLink /> <OpeningLine locale={locale} />
          </p>
        </nav>
      </div>
    </header>
  );
}

function MainLinks({ locale, path }: MainLinksProps) {
  const t = createTranslator(locale);
  return (
    <ul className={styles.links}>
      {mainLinks.map((link) => (
        <li key={link.path}>
          <a className={styles.link} href={localisePath(locale, link.path)} aria-current={ariaCurrent(path, link.path)}>
            {t(link.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `page` for the link to this page; `true` for the section of this page, such as the catalogue for a watch. */
function ariaCurrent(path: string, link: string): 'page' | 'true' | undefined {
  if (path === link) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
