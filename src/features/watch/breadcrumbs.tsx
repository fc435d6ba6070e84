import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  /** From the home page; the last is the page itself. */
  crumbs: { name: string; href: string }[];
}

/** The way to a page, for people what the structured data is for search engines. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            <a className={styles.crumb} href={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {isolateLatin(name)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
