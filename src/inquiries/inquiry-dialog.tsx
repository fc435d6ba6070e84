import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { LeftToRight } from '../components/latin/latin.tsx';
import { Dialog } from '../components/overlay/dialog.tsx';
import type { Toast } from '../components/toast/toast.tsx';
import { ContactFields, MessageField } from './fields.tsx';
import { InquiryForm } from './form.tsx';
import { useFormContext } from './form-context.tsx';
import styles from './inquiry-dialog.module.css';

interface InquiryDialogProps {
  kind: 'inquiry' | 'shortlist';
  /** The heading, such as the label of the button that opens the dialog. */
  title: string;
  /** The watches to ask about. */
  watches: readonly { id: string; name: string }[];
  /** Shown after the inquiry has been accepted. */
  thanks: Pick<Toast, 'title' | 'description'>;
  children: (open: () => void) => ReactNode;
}

/**
 * Asks for name, email, phone and message, and sends them. It closes when the inquiry has been accepted. If it was not, and the
 * visitor has closed the dialog meanwhile, it opens again, because the visitor must learn that. Without JavaScript it is a plain
 * form in the page.
 */
export function InquiryDialog({ kind, title, watches, thanks, children }: InquiryDialogProps) {
  const { words } = useFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const [sentCount, setSentCount] = useState(0);
  const close = () => setIsOpen(false);
  return (
    <>
      {children(open)}
      <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel={words.form.close} className={styles.dialog}>
        <ul className={clsx('muted', styles.watches)}>
          {watches.map(({ id, name }) => (
            <li key={id}>
              <LeftToRight>{name}</LeftToRight>
            </li>
          ))}
        </ul>
        <InquiryForm
          key={sentCount}
          kind={kind}
          watches={watches}
          submitLabel={words.form.send}
          thanks={thanks}
          onSent={() => {
            close();
            // The next inquiry has a new form, which thanks for nothing.
            setSentCount(sentCount + 1);
          }}
          onFailed={open}
        >
          <ContactFields />
          <MessageField />
        </InquiryForm>
      </Dialog>
    </>
  );
}
