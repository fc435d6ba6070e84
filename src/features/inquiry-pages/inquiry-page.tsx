import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { formatLabel } from '../../i18n/format.ts';
import {
  detailNames,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
} from '../../inquiries/contract.ts';
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
    <Section className={clsx('stack', styles.page)}>
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
  const photographs = [
    t('inquiries.errors.photographCount', { max: MAX_PHOTOGRAPHS }),
    t('inquiries.errors.photographType'),
    t('inquiries.errors.photographSize', { max: MAX_PHOTOGRAPH_BYTES / 1_000_000 }),
    t('inquiries.errors.tooLarge'),
  ];
  return [
    { id: 'name', text: t('inquiries.errors.name', { max: MAX_NAME_CHARACTERS }) },
    { id: 'email', text: t('inquiries.errors.email') },
    { id: 'phone', text: t('inquiries.errors.phone', { max: MAX_PHONE_CHARACTERS }) },
    { id: 'message', text: t('inquiries.errors.message', { max: MAX_MESSAGE_CHARACTERS }) },
    { id: 'watch', text: t('inquiries.errors.watch') },
    { id: 'photographs', text: photographs.join(' ') },
    ...details.map((name) => ({
      id: name,
      text: `${formatLabel(t.locale, t(`sell.fields.${name}`))} ${t('inquiries.errors.field')}`,
    })),
  ];
}

export function reasonsOfForm(t: Translate): InquiryCase[] {
  const reasons = ['unreadable', 'contentType', 'otherSite', 'tooLarge', 'tooMany', 'unavailable'] as const;
  return reasons.map((id) => ({ id, text: t(`inquiries.errors.${id}`) }));
}
