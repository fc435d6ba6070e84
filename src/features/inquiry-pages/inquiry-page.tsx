import { ButtonLink } from '../../components/button/button.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { Section } from '../../components/section/section.tsx';
import styles from './inquiry-page.module.css';

interface InquiryPageProps {
  title: string;
  /** What is said in any case. */
  text: string;
  /** What is said where the URL ends in `#` and its id. */
  cases: { id: string; text: string }[];
  action: { href: string; label: string };
  /** Whether to show phone and email. */
  withContact?: boolean;
}

/** Where a form without JavaScript ends. Which sentences apply, the URL's fragment tells: a static page knows no query. */
export function InquiryPage({ title, text, cases, action, withContact = false }: InquiryPageProps) {
  return (
    <Section className={styles.page}>
      <h1>{title}</h1>
      {cases.map((each) => (
        <p key={each.id} id={each.id} className={styles.case}>
          {isolateLatin(each.text)}
        </p>
      ))}
      <p className={styles.text}>{isolateLatin(text)}</p>
      {withContact && (
        <ul className={styles.ways}>
          <li>
            <PhoneLink />
          </li>
          <li>
            <EmailLink />
          </li>
        </ul>
      )}
      <p>
        <ButtonLink look="quiet" href={action.href}>
          {action.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
