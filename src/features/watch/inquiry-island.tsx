import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heart } from '../../components/heart/heart.tsx';
import { HydratedControls } from '../../components/hydrated/hydrated-controls.tsx';
import { useHydrated } from '../../components/hydrated/use-hydrated.ts';
import { type Toast, useToast } from '../../components/toast/toast.tsx';
import { type FormFacts, FormRoot, ReachUs, useFormContext } from '../../inquiries/form-context.tsx';
import { InquiryDialog } from '../../inquiries/inquiry-dialog.tsx';
import styles from './inquiry-island.module.css';

/** The id of the inquiry button's form, which other buttons of the page also submit. */
export const INQUIRE_FORM_ID = 'inquire';

interface InquiryProps {
  label: string;
  thanks: Pick<Toast, 'title' | 'description'>;
  watch: { id: string; name: string };
  /** A message about the watch, for the ways to reach the shop if the forms send nothing. */
  message: string;
}

interface InquiryIslandProps extends FormFacts, InquiryProps {
  /** The accessible name of the heart. */
  keepLabel: string;
}

/**
 * The button that inquires about a watch, and the watch's heart. The bar at the bottom, whose button presses this one, is hidden
 * while any part of them is in view, and before React has them.
 */
export function InquiryIsland({ words, delivery, keepLabel, ...inquiry }: InquiryIslandProps) {
  const isHydrated = useHydrated();
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useInView(actions);
  return (
    <FormRoot words={words} delivery={delivery}>
      <div ref={actions} className={styles.actions} data-hides-bar={isInView || !isHydrated || undefined}>
        <Inquiry {...inquiry} />
        <Heart watchId={inquiry.watch.id} label={keepLabel} />
      </div>
    </FormRoot>
  );
}

/** The button. If the forms send, it opens a dialog, which thanks after sending. If not, it only thanks. */
function Inquiry({ label, thanks, watch, message }: InquiryProps) {
  const { delivery } = useFormContext();
  const showToast = useToast();
  if (!delivery.sends)
    return (
      <InquiryButton label={label} onPress={() => showToast({ ...thanks, links: <ReachUs message={message} /> })} />
    );
  return (
    <InquiryDialog kind="inquiry" title={label} watches={[watch]} thanks={thanks}>
      {(open) => <InquiryButton label={label} onPress={open} />}
    </InquiryDialog>
  );
}

/** In a form without fields, because other buttons of the page submit it. The method `dialog` does nothing. */
function InquiryButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <form
      id={INQUIRE_FORM_ID}
      className={styles.form}
      method="dialog"
      data-needs-script
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <HydratedControls>
        <Button type="submit">{label}</Button>
      </HydratedControls>
    </form>
  );
}

/** Whether any part of an element is in view, between the header and the bar at the bottom. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `-${document.querySelector('header')?.offsetHeight}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
