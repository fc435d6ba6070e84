import { ButtonLink } from '../../components/button/button.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './archive-link.module.css';

/** A link from the catalogue to the sold watches, which it no longer lists. */
export function ArchiveLink({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <p className={styles.link}>
      <ButtonLink look="quiet" href={localisePath(locale, routes.archive)}>
        {t('archive.link')}
      </ButtonLink>
    </p>
  );
}
