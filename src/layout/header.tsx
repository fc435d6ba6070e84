import { shop } from 'virtual:content';
import clsx from 'clsx';
import { PhoneLink } from '../components/contact-links/contact-links.tsx';
import { Dial } from '../components/dial/dial.tsx';
import { LeftToRight } from '../components/latin/latin.tsx';
import { Menu } from '../components/overlay/menu.tsx';
import type { Translate } from '../content/words/translate.ts';
import { OpenSignLine } from '../features/visit/open-sign-line.tsx';
import { localisePath, routes } from '../i18n/routes.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { mainLinks, PageLinks, secondaryLinks, wideHeaderLinks } from './page-links.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

interface HeaderProps {
  t: Translate;
  path: string;
  /** The path, without language, that the language menu links to. */
  switchPath: string;
}

/**
 * The sticky header: the shop's name, a dial with the time in the shop, the main links, and the language menu. The menus
 * work without JavaScript.
 */
export function Header({ t, path, switchPath }: HeaderProps) {
  return (
    <header className={styles.header} data-ground="paper">
      <div className={clsx('page-width', styles.inner)}>
        <a className={styles.name} href={localisePath(t.locale, routes.home)}>
          {shop.logo ? (
            // In `<picture>`, because React writes a preload for other pictures.
            <picture>
              <img className={styles.logo} src={`/${shop.logo}`} alt={shop.name} />
            </picture>
          ) : (
            <>
              <Dial className={styles.emblem} isClock detail="quarters" />
              <LeftToRight lang="en">{shop.name}</LeftToRight>
            </>
          )}
        </a>
        <nav className={clsx('screen-only', styles.bar)} aria-label={t('nav.label')}>
          <PageLinks t={t} links={mainLinks} current={path} className={styles.links} />
          <PageLinks t={t} links={wideHeaderLinks} current={path} className={clsx(styles.links, styles.wide)} />
        </nav>
        <ShortlistLink t={t} current={path === routes.shortlist} />
        <LanguageMenu t={t} path={switchPath} />
        <Menu
          id="menu"
          place="below-header"
          icon="menu"
          buttonName={t('nav.menu')}
          buttonClassName="icon-button"
          navigation={t('nav.label')}
          className={styles.menu}
          menuClassName={styles.sheet}
        >
          <PageLinks t={t} links={mainLinks} current={path} className={styles.links} />
          <PageLinks t={t} links={secondaryLinks} current={path} className={styles.secondary} />
          <p className={clsx('cluster small', styles.call)}>
            <PhoneLink /> <OpenSignLine t={t} />
          </p>
        </Menu>
      </div>
    </header>
  );
}
