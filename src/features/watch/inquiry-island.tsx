import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heart } from '../../components/heart/heart.tsx';
import { type Toast, WithToast } from '../../components/toast/toast.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { InquiryDialog } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import { useHydrated } from '../../inquiries/use-hydrated.ts';
import styles from './inquiry-island.module.css';

/** The id of the inquiry button's form, which other buttons of the page also submit. */
export const inquiryFormId = 'inquire';

interface InquiryIslandProps {
  words: Words<'error' | 'form' | 'toast'>;
  label: string;
  /** The accessible name of the heart. */
  keepLabel: string;
  thanks: Toast;
  /** The name is in Latin script in every language. */
  watch: { id: string; name: string };
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
}

/**
 * The button that inquires about a watch, and the watch's heart. If the forms send nothing, it shows a toast. If they do, it
 * opens a dialog, and shows the toast after the inquiry has been sent. The bar at the bottom has a button for the same form. It
 * is hidden while button and heart are in view, and until they are hydrated.
 */
export function InquiryIsland({ words, label, keepLabel, thanks, watch, delivery }: InquiryIslandProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useInView(actions);
  return (
    <WithToast words={words}>
      {(showToast) => (
        <div ref={actions} className={styles.actions} data-hides-bar={isInView || !isHydrated || undefined}>
          {/* A form without fields, because other buttons of the page submit it. The method `dialog` does nothing. */}
          <form
            id={inquiryFormId}
            className={styles.form}
            method="dialog"
            data-needs-script
            onSubmit={(event) => {
              event.preventDefault();
              if (delivery) setIsOpen(true);
              else showToast(thanks);
            }}
          >
            <fieldset disabled={!isHydrated}>
              <Button type="submit">{label}</Button>
            </fieldset>
          </form>
          <Heart className={styles.heart} watch={watch.id} label={keepLabel} />
          {delivery && (
            <InquiryDialog
              kind="inquiry"
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              title={label}
              watches={[watch]}
              delivery={delivery}
              words={words}
              onSent={() => showToast(thanks)}
            />
          )}
        </div>
      )}
    </WithToast>
  );
}

/** Whether an element is wholly in view, below the header. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The header takes less than 15 % of every window that is high enough for the bar.
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      threshold: 0.99,
      rootMargin: '-15% 0px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
