import clsx from 'clsx';
import type en from '../../../content/locales/en.json';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { detailNames, errorValues } from '../../contract/inquiries.ts';
import { formatLabel } from '../../i18n/texts.ts';
import styles from './inquiry-page.module.css';

interface InquiryPageProps {
  title: string;
  /** Always shown. */
  text: string;
  cases: InquiryCase[];
  action: { href: string; label: string };
  withContact?: boolean;
}

/** The page after a form without JavaScript. A static page can't read a query, so the URL's fragment selects a sentence. */
export function InquiryPage({ title, text, cases, action, withContact = false }: InquiryPageProps) {
  return (
    <Section className="prose">
      <h1>{title}</h1>
      {cases.map((each) => (
        <p key={each.id} id={each.id} className={clsx('aside', styles.case)}>
          {each.text}
        </p>
      ))}
      <p className="muted">{text}</p>
      {withContact && (
        <ul className="tall-links">
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

/** A sentence, shown if the URL's fragment is its id. */
export interface InquiryCase {
  id: string;
  text: string;
}

/** The confirmation of each kind of form, with the same words as the form itself. */
export function thanksByKind(t: Translate): InquiryCase[] {
  return [
    { id: 'signup', text: t('signup.successDescription') },
    { id: 'message', text: t('signup.successDescription') },
    { id: 'inquiry', text: t('watch.inquirySentDescription') },
    { id: 'shortlist', text: t('signup.successDescription') },
    { id: 'sell', text: t('sell.successDescription') },
  ];
}

export function reasonsByField(t: Translate): InquiryCase[] {
  const details = detailNames.filter((name) => name !== 'wish');
  // The fragment names the field, not the error.
  const photographs = ['photographCount', 'photographType', 'photographSize', 'tooLarge'] as const;
  return [
    ...(['name', 'email', 'phone', 'message', 'watch'] as const).map((id) => ({ id, text: errorText(t, id) })),
    { id: 'photographs', text: photographs.map((reason) => errorText(t, reason)).join(' ') },
    ...details.map((name) => ({
      id: name,
      text: `${formatLabel(t.locale, t(`sell.fields.${name}`))} ${errorText(t, 'field')}`,
    })),
  ];
}

export function reasonsOfForm(t: Translate): InquiryCase[] {
  const reasons = ['unreadable', 'contentType', 'otherSite', 'tooLarge', 'tooMany', 'unavailable'] as const;
  return reasons.map((id) => ({ id, text: errorText(t, id) }));
}

function errorText(t: Translate, reason: keyof (typeof en)['inquiries']['errors']): string {
  return t(`inquiries.errors.${reason}`, errorValues[reason]);
}
