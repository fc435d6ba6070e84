import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Field, TextAreaField } from '../../components/field/field.tsx';
import { WithToast } from '../../components/toast/toast.tsx';
import { wishes } from '../../content/schema/inquiry-contract.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { ContactFields } from '../../inquiries/inquiry-form/contact-form.tsx';
import { InquiryForm } from '../../inquiries/inquiry-form/inquiry-form.tsx';
import { PhotographPicker } from './photograph-picker.tsx';
import styles from './sell-form.module.css';
import { usePhotographs } from './use-photographs.ts';

interface SellFormProps {
  words: Words<'error' | 'form' | 'sell' | 'toast'>;
  delivery: Delivery;
  /** The id of its heading. */
  labelledBy: string;
}

/** The form for people who want to sell, trade or find a watch, with its toasts. */
export function SellFormIsland({ words, delivery, labelledBy }: SellFormProps) {
  const { sell } = words;
  const photographs = usePhotographs(sell);
  return (
    <WithToast words={words}>
      {(showToast) => (
        <InquiryForm
          kind="sell"
          delivery={delivery}
          words={words}
          submitLabel={sell.submit}
          sentText={sell.successTitle}
          labelledBy={labelledBy}
          className={styles.form}
          takePhotographs={photographs.take}
          onSent={() => {
            photographs.clear();
            showToast({ title: sell.successTitle, description: sell.successDescription });
          }}
        >
          <WishChoice words={sell} />
          <WatchFields words={sell} />
          <PhotographPicker photographs={photographs} words={sell} />
          <fieldset className={clsx('grid', styles.group)}>
            <legend className={clsx('lead', styles.title)}>{sell.you}</legend>
            <ContactFields words={words} />
          </fieldset>
        </InquiryForm>
      )}
    </WithToast>
  );
}

function WishChoice({ words }: { words: Words<'sell'>['sell'] }) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const form = choice.current?.form;
    if (form) fillInFromQuery(form, location.search);
  }, []);
  return (
    <fieldset ref={choice}>
      <legend className={clsx('lead', styles.title)}>{words.wish}</legend>
      {wishes.map((wish, index) => (
        <label key={wish} className={styles.wish}>
          <input type="radio" name="intent" value={wish} defaultChecked={index === 0} />
          {words.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}

function WatchFields({ words: { watch, fields } }: { words: Words<'sell'>['sell'] }) {
  return (
    <fieldset className={clsx('grid', styles.group)}>
      <legend className={clsx('lead', styles.title)}>{watch}</legend>
      <Field label={fields.maker} name="maker" />
      <Field label={fields.model} name="model" />
      <Field label={fields.year} name="year" />
      <Field label={fields.price} name="price" />
      <TextAreaField label={fields.known} name="message" rows={4} className={styles.wide} />
    </fieldset>
  );
}

/**
 * Fills in the form from a link: `/sell?intent=find&maker=Rolex&model=Submariner&year=1967`. Keeps what the visitor has
 * written.
 *
 * @param query of the URL, with or without `?`
 */
function fillInFromQuery(form: HTMLFormElement, query: string): void {
  const values = new URLSearchParams(query);
  const wish = wishes.find((each) => each === values.get('intent'));
  const radio = wish && form.querySelector<HTMLInputElement>(`[name=intent][value=${wish}]`);
  if (radio) radio.checked = true;
  for (const name of ['maker', 'model', 'year']) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field && !field.value) field.value = values.get(name) ?? '';
  }
}
