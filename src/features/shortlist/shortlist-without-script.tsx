import { ButtonLink } from '../../components/button/button.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './shortlist.module.css';

/** Stands for the list where there is no JavaScript. */
export function ShortlistWithoutScript({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div className={styles.withoutScript} data-without-script>
      <p>{isolateLatin(t('shortlist.withoutScript'))}</p>
      <p className={styles.onward}>
        <ButtonLink href={localisePath(locale, routes.catalog)}>{t('home.viewFullCollection')}</ButtonLink>
      </p>
    </div>
  );
}
