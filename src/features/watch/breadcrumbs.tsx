import { Name } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { Crumb } from '../../structured-data/watch.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  locale: Locale;
  label: string;
  /** From the home page to the watch's page. The last name is brand and model. */
  crumbs: Crumb[];
}

/** The path from the home page to a watch. The structured data has the same path. */
export function Breadcrumbs({ locale, label, crumbs }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, href }, index) => {
          const isWatch = index === crumbs.length - 1;
          return (
            <li key={href}>
              <a className={styles.crumb} href={href} aria-current={isWatch ? 'page' : undefined}>
                {isWatch ? <Name locale={locale}>{name}</Name> : name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
