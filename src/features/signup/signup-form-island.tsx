import clsx from 'clsx';
import { useState } from 'react';
import { useHydrated } from '../../components/hydrated/use-hydrated.ts';
import { LeftToRight } from '../../components/latin/latin.tsx';
import type { Words } from '../../content/words/translate.ts';
import { watchIdPattern } from '../../i18n/routes.ts';
import { fill } from '../../i18n/texts.ts';
import { readContactLink } from '../../inquiries/contact-link.ts';
import { ContactFields, MessageField } from '../../inquiries/fields.tsx';
import { InquiryForm } from '../../inquiries/form.tsx';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import { sharePictureUrl } from '../../pictures/picture-data.ts';
import styles from './signup-form.module.css';

interface SignupFormProps extends FormFacts {
  words: Words<'error' | 'form' | 'signup' | 'toast'>;
  /** What its visitor does: leaves a name at home, writes to the shop on the contact page. */
  kind: 'signup' | 'message';
  /** A line below the button. */
  note?: string | undefined;
  labelledBy: string;
}

/** The form of the home page and of the contact page, with its toasts. */
export function SignupFormIsland({ words, delivery, ...form }: SignupFormProps) {
  const { submit, successTitle, successDescription } = words.signup;
  /** The message of a link about a watch. */
  function readLink(query: string) {
    const watch = readContactLink(query);
    if (!watch) return {};
    const lines = watch.questions.map((question) => `– ${question}\n`);
    return { message: `${fill(words.form.aboutWatch, { watch: watch.name })}\n${lines.join('')}` };
  }

  return (
    <FormRoot words={words} delivery={delivery}>
      <WatchAskedAbout />
      <InquiryForm
        {...form}
        submitLabel={submit}
        thanks={{ title: successTitle, description: successDescription }}
        readLink={readLink}
      >
        <div className={clsx('grid', styles.person)}>
          <ContactFields />
        </div>
        <MessageField />
      </InquiryForm>
    </FormRoot>
  );
}

/** The picture and the name of the watch that a link is about. A link may name a watch that has no picture. */
function WatchAskedAbout() {
  const [hasPicture, setHasPicture] = useState(true);
  const watch = useHydrated() ? readContactLink(location.search) : undefined;
  if (!watch) return null;
  return (
    <p className={clsx('lead', styles.watch)}>
      {watch.id && watchIdPattern.test(watch.id) && hasPicture && (
        <img
          className={styles.picture}
          src={sharePictureUrl(watch.id)}
          alt=""
          width={64}
          height={80}
          onError={() => setHasPicture(false)}
        />
      )}
      <LeftToRight>{watch.name}</LeftToRight>
    </p>
  );
}
