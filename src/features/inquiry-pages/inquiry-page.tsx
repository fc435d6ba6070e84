import { ButtonLink } from '../../components/button/button.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { InquiryCase } from './inquiry-cases.ts';
import styles from './inquiry-page.module.css';

interface InquiryPageProps {
  title: string;
  /** Always shown. */
  text: string;
  cases: InquiryCase[];
  action: { href: string; label: string };
  /** Whether to show phone and email. */
  withContact?: boolean;
}

/** The page after a form without JavaScript. A static page can't read a query, so the URL's fragment selects a sentence. */
export function InquiryPage({ title, text, cases, action, withContact = false }: InquiryPageProps) {
  return (
    <Section className={styles.page}>
      <h1>{title}</h1>
      {cases.map((each) => (
        <p key={each.id} id={each.id} className={styles.case}>
          {each.text}
        </p>
      ))}
      <p className={styles.text}>{text}</p>
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
