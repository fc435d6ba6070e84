import { Button } from '../../components/button/button.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../delivery.ts';
import { bringIntoView } from './bring-into-view.ts';
import styles from './failure-notice.module.css';
import type { Failure } from './send-inquiry.ts';

interface FailureNoticeProps {
  failure: Failure;
  delivery: Delivery;
  words: Words<'error' | 'form'>;
}

/** Says why nothing was sent, and what to do: try again, call, or write on WhatsApp. The fields keep their values. */
export function FailureNotice({ failure, delivery: { phone, whatsApp }, words }: FailureNoticeProps) {
  const reason = failure.isOffline ? words.form.offline : words.form.failed;
  const sentences = failure.sentences.length > 0 ? failure.sentences : [reason];
  return (
    <div ref={bringIntoView} className={styles.failure} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{isolateLatin(sentence)}</p>
      ))}
      <p className={styles.ways}>
        <Button type="submit" look="quiet">
          {words.error.retry}
        </Button>
        <a href={phone.href}>
          <LeftToRight>{phone.number}</LeftToRight>
        </a>
        <a href={whatsApp.href}>{whatsApp.label}</a>
      </p>
    </div>
  );
}
