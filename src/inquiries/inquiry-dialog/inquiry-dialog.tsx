import { Dialog } from '../../components/dialog/dialog.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../delivery.ts';
import { ContactForm } from '../inquiry-form/contact-form.tsx';
import styles from './inquiry-dialog.module.css';

interface InquiryDialogProps {
  kind: 'inquiry' | 'shortlist';
  isOpen: boolean;
  /** Called after the dialog has been closed: by the visitor, or because the inquiry has been accepted. */
  onClose: () => void;
  /** The heading, such as the label of the button that opens the dialog. */
  title: string;
  /** The watches to ask about. Their names are in Latin script in every language. */
  watches: { id: string; name: string }[];
  delivery: Delivery;
  words: Words<'error' | 'form'>;
  /** Called after the inquiry has been accepted. */
  onSent: () => void;
}

/** Asks for name, email, phone and message, and sends them. Without JavaScript it is a plain form in the page. */
export function InquiryDialog({ kind, watches, delivery, words, onSent, ...dialog }: InquiryDialogProps) {
  return (
    <Dialog {...dialog} closeLabel={words.form.close} className={styles.dialog} headClassName={styles.head}>
      <ul className={styles.watches}>
        {watches.map(({ id, name }) => (
          <li key={id}>
            <LeftToRight>{name}</LeftToRight>
          </li>
        ))}
      </ul>
      <ContactForm
        kind={kind}
        watches={watches.map(({ id }) => id)}
        delivery={delivery}
        words={words}
        submitLabel={words.form.send}
        onSent={onSent}
      />
    </Dialog>
  );
}
