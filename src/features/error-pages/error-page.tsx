import { ButtonLink } from '../../components/button/button.tsx';
import { Dial } from '../../components/dial/dial.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  title: string;
  text: string;
  action: { href: string; label: string };
  /** Set on not-found pages: the page's script then logs the missing path. */
  missingPage?: boolean;
}

/** A page that says what went wrong, with a link to another page. */
export function ErrorPage({ title, text, action, missingPage = false }: ErrorPageProps) {
  return (
    <div className={styles.page} data-missing-page={missingPage || undefined}>
      <Dial time={[4, 4]} />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
  );
}
