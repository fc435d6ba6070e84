import clsx from 'clsx';
import { Menu } from '../components/overlay/menu.tsx';
import { siteLocales } from '../content/words/site-locales.ts';
import type { Translate } from '../content/words/translate.ts';
import { localeFacts } from '../i18n/locales.ts';
import { localisePath } from '../i18n/routes.ts';
import styles from './language-menu.module.css';

/** Links to the same page in the other languages, if there are any. `page-script.ts` adds the current query, such as filters. */
export function LanguageMenu({ t, path }: { t: Translate; path: string }) {
  if (siteLocales.length === 1) return null;
  return (
    <Menu
      id="languages"
      place="below-header"
      label={
        <>
          {t.locale.toUpperCase()}
          <span className="visually-hidden">{t('nav.chooseLanguage')}</span>
        </>
      }
      buttonClassName={clsx('icon-button', styles.toggle)}
      navigation={t('nav.languages')}
      menuClassName={styles.menu}
    >
      <ul>
        {siteLocales.map((other) => (
          <li key={other}>
            <a
              className={clsx('choice', styles.link)}
              href={localisePath(other, path)}
              hrefLang={other}
              aria-current={other === t.locale ? 'true' : undefined}
            >
              <bdi lang={other} dir={localeFacts[other].direction}>
                {localeFacts[other].name}
              </bdi>
              <span className={styles.code} aria-hidden="true">
                {other.toUpperCase()}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
