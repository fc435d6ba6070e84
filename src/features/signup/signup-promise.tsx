import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './signup-promise.module.css';

/** What visitors who sign up can expect. Its heading labels the form. */
export function SignupPromise({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div>
      <h2 id="signup">{t('signup.title')}</h2>
      <p className={styles.promo}>{t('signup.promo')}</p>
      <p className={styles.promise}>{t('signup.promise')}</p>
    </div>
  );
}
