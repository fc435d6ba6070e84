import clsx from 'clsx';
import { Icon } from '../components/icon/icon.tsx';
import { siteLocales } from '../content/words/site-locales.ts';
import type { Translate } from '../content/words/translate.ts';
import { localeFacts } from '../i18n/locales.ts';
import { localisePath } from '../i18n/routes.ts';
import styles from './language-menu.module.css';

/** Links to the same page in the other languages, if there are any. `page-script.ts` adds the current query, such as filters. */
export function LanguageMenu({ t, path }: { t: Translate; path: string }) {
  if (siteLocales.length === 1) return null;
  return (
    <div className={styles.languages}>
      <button className={clsx('icon-button', styles.toggle)} type="button" popoverTarget="languages">
        {t.locale.toUpperCase()}
        <span className="visually-hidden">{t('nav.chooseLanguage')}</span>
        <Icon name="caret" />
      </button>
      <nav className={styles.menu} id="languages" popover="auto" aria-label={t('nav.languages')}>
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
      </nav>
    </div>
  );
}
