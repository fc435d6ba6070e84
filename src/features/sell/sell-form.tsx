import { useEffect } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field, RequiredLegend, TextAreaField } from '../../components/field/field.tsx';
import { WithToast } from '../../components/toast/toast.tsx';
import { type Wish, wishes } from '../../content/wishes.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { ContactFields, type ContactTexts } from '../../inquiries/inquiry-form/contact-fields.tsx';
import type { DeliveryTexts } from '../../inquiries/inquiry-form/delivery-texts.ts';
import { FailureNotice, InquiryForm } from '../../inquiries/inquiry-form/inquiry-form.tsx';
import { useSubmission } from '../../inquiries/inquiry-form/use-submission.ts';
import { fillInFromQuery } from './fill-in-from-query.ts';
import { PhotographPicker, type PhotographTexts } from './photograph-picker.tsx';
import styles from './sell-form.module.css';
import { usePhotographs } from './use-photographs.ts';

/** Every text of the form, in the page's language. */
export interface SellFormTexts extends ContactTexts {
  wish: string;
  wishes: Record<Wish, string>;
  watch: string;
  fields: Record<'maker' | 'model' | 'year' | 'known' | 'price', string>;
  you: string;
  submit: string;
  submitting: string;
  wordsSafe: string;
  someMissing: string;
  successTitle: string;
  successDescription: string;
  photographs: PhotographTexts;
  toast: Words<'toast'>['toast'];
  error: Words<'error'>['error'];
  delivery: DeliveryTexts;
}

interface SellFormProps {
  texts: SellFormTexts;
  labelledBy: string;
}

/** The form of who sells, trades or looks for a watch, with its toasts. Nothing where forms send nothing. An island. */
export function SellForm(props: SellFormProps) {
  return import.meta.env.INQUIRIES_ENDPOINT ? <SendingForm {...props} /> : null;
}

function SendingForm({ texts, labelledBy }: SellFormProps) {
  return (
    <WithToast words={texts}>
      {(addToast) => (
        <Fields
          texts={texts}
          labelledBy={labelledBy}
          onSent={() => addToast({ title: texts.successTitle, description: texts.successDescription })}
        />
      )}
    </WithToast>
  );
}

interface FieldsProps {
  texts: SellFormTexts;
  labelledBy: string;
  onSent: () => void;
}

function Fields({ texts, labelledBy, onSent }: FieldsProps) {
  const photographs = usePhotographs();
  const { form, state, failure, submit } = useSubmission(photographs.send, onSent);
  const submitting = state === 'submitting';
  useEffect(() => {
    if (form.current) fillInFromQuery(form.current, location.search);
  }, [form]);
  return (
    <InquiryForm
      kind="sell"
      delivery={texts.delivery}
      ref={form}
      className={styles.form}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      onSubmit={submit}
    >
      <RequiredLegend>{texts.required}</RequiredLegend>
      <WishChoice texts={texts} />
      <fieldset className={styles.group}>
        <legend className={styles.title}>{texts.watch}</legend>
        <Field label={texts.fields.maker} name="maker" />
        <Field label={texts.fields.model} name="model" />
        <Field label={texts.fields.year} name="year" />
        <Field label={texts.fields.price} name="price" />
        <div className={styles.wide}>
          <TextAreaField label={texts.fields.known} name="message" rows={4} />
        </div>
      </fieldset>
      <PhotographPicker store={photographs.store} texts={texts.photographs} closed={submitting} />
      <fieldset className={styles.group}>
        <legend className={styles.title}>{texts.you}</legend>
        <ContactFields texts={texts} />
      </fieldset>
      {state === 'failed' && <FailureNotice failure={failure} delivery={texts.delivery} />}
      <div className={styles.end}>
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
        <p role="status">
          {submitting && photographs.phase === 'words' && <span className="visually-hidden">{texts.submitting}</span>}
          {submitting && photographs.phase === 'photographs' && texts.wordsSafe}
          {submitting && photographs.phase === 'missing' && texts.someMissing}
        </p>
        {state === 'sent' && <p>{texts.successTitle}</p>}
      </div>
    </InquiryForm>
  );
}

function WishChoice({ texts }: { texts: SellFormTexts }) {
  return (
    <fieldset className={styles.wishes}>
      <legend className={styles.title}>{texts.wish}</legend>
      {wishes.map((wish, index) => (
        <label key={wish} className={styles.wish}>
          <input type="radio" name="intent" value={wish} defaultChecked={index === 0} />
          {texts.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}
