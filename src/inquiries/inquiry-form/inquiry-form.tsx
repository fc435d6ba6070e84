import { type ComponentProps, type Ref, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Kind } from '../../content/inquiry-contract.ts';
import type { DeliveryTexts } from './delivery-texts.ts';
import styles from './inquiry-form.module.css';
import { SendFailure } from './send-inquiry.ts';

interface InquiryFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  kind: Kind;
  /** Ids of the watches that it is about. */
  watches?: string[];
  /** Nothing where forms send nothing. */
  delivery: DeliveryTexts | undefined;
  ref: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form of the shop. Where forms send nothing, its method `dialog` does nothing outside of a dialog: submitted before it is
 * hydrated, the form is validated by the browser, but the page does not reload and the visitor's words do not appear in
 * the URL. Where they send, it is a real form that works without script (docs/inquiries.md).
 */
export function InquiryForm({ kind, watches = [], delivery, children, ...rest }: InquiryFormProps) {
  if (!import.meta.env.INQUIRIES_ENDPOINT || !delivery)
    return (
      <form method="dialog" data-needs-script suppressHydrationWarning {...rest}>
        {children}
      </form>
    );
  return (
    <form method="post" action={import.meta.env.INQUIRIES_ENDPOINT} suppressHydrationWarning {...rest}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={delivery.locale} />
      {watches.map((id) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      <Honeypot label={delivery.leaveEmpty} />
      {children}
      <PrivacyNote {...delivery} />
    </form>
  );
}

/** What becomes of the words. The address stands alone: isolated in parts, it would be shown in reverse in Arabic. */
function PrivacyNote({ privacy, email }: DeliveryTexts) {
  const [before = '', after = ''] = privacy.split(email);
  return (
    <p className={styles.privacy}>
      {isolateLatin(before)}
      <a href={`mailto:${email}`}>
        <LeftToRight>{email}</LeftToRight>
      </a>
      {isolateLatin(after)}
    </p>
  );
}

/** A field that no person sees: what fills it in is a program. */
function Honeypot({ label }: { label: string }) {
  return (
    <label className={styles.honeypot} aria-hidden="true">
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** Why nothing was sent, and what to do: try again, call, write elsewhere. The words are still in the fields. */
export function FailureNotice({ failure, delivery }: { failure: unknown; delivery: DeliveryTexts }) {
  const notice = useRef<HTMLDivElement>(null);
  // Each failure has a notice of its own: between two, the words are on the way. In braces: Chromium returns a promise, which
  // React would take for the effect's cleanup.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={styles.failure} role="alert">
      {sentencesOf(failure, delivery).map((sentence) => (
        <p key={sentence}>{isolateLatin(sentence)}</p>
      ))}
      <p className={styles.ways}>
        <Button type="submit" look="quiet">
          {delivery.retry}
        </Button>
        <a href={delivery.phone.href}>
          <LeftToRight>{delivery.phone.number}</LeftToRight>
        </a>
        <a href={delivery.whatsapp.href}>{delivery.whatsapp.label}</a>
      </p>
    </div>
  );
}

function sentencesOf(failure: unknown, { failed, offline }: DeliveryTexts): string[] {
  if (!(failure instanceof SendFailure)) return [failed];
  if (failure.sentences.length > 0) return failure.sentences;
  return [failure.offline ? offline : failed];
}
