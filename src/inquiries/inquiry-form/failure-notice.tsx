import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../delivery.ts';
import styles from './failure-notice.module.css';
import type { Failure } from './send-inquiry.ts';

interface FailureNoticeProps {
  failure: Failure;
  delivery: Delivery;
  words: Words<'form'>;
}

/** Says why nothing was sent, with the links to call or to write on WhatsApp instead. The fields keep their values. */
export function FailureNotice({ failure, delivery: { phone, whatsApp }, words }: FailureNoticeProps) {
  const reason = failure.isOffline ? words.form.offline : words.form.failed;
  const sentences = failure.sentences.length > 0 ? failure.sentences : [reason];
  return (
    <div className={styles.failure} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.ways}>
        <a href={phone.href}>
          <LeftToRight>{phone.number}</LeftToRight>
        </a>
        <a href={whatsApp.href}>{whatsApp.label}</a>
      </p>
    </div>
  );
}
