import { Name } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { Crumb } from '../../structured-data/watch.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  locale: Locale;
  label: string;
  /** From the home page to the watch's own page; the last name is the watch's brand and model. */
  crumbs: Crumb[];
}

/** The path from the home page to a watch. Search engines get the same as structured data. */
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
