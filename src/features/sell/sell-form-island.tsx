import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Field, TextAreaField } from '../../components/field/field.tsx';
import type { Words } from '../../content/words/translate.ts';
import { wishes } from '../../inquiries/contract.ts';
import { ContactFields } from '../../inquiries/fields.tsx';
import { InquiryForm } from '../../inquiries/form.tsx';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import { readSellLink } from '../../inquiries/links.ts';
import { useFormQuery } from '../../inquiries/use-form-query.ts';
import { PhotographPicker } from './photograph-picker.tsx';
import styles from './sell-form.module.css';
import { usePhotographs } from './use-photographs.ts';

interface SellFormProps extends FormFacts {
  words: Words<'error' | 'form' | 'sell' | 'toast'>;
  labelledBy: string;
}

/** The form for people who want to sell, trade or find a watch, with its toasts. */
export function SellFormIsland({ words, delivery, labelledBy }: SellFormProps) {
  const { sell } = words;
  const photographs = usePhotographs(sell);
  const [query, forgetQuery] = useFormQuery();
  const wanted = readSellLink(query);
  return (
    <FormRoot words={words} delivery={delivery}>
      <InquiryForm
        kind="sell"
        submitLabel={sell.submit}
        thanks={{ title: sell.successTitle, description: sell.successDescription }}
        labelledBy={labelledBy}
        className={styles.form}
        takePhotographs={photographs.take}
        onSent={() => {
          photographs.clear();
          forgetQuery();
        }}
      >
        <WishChoice words={sell} linked={wanted.wish} />
        <fieldset className={clsx('grid', styles.group)}>
          <legend className={clsx('lead', styles.title)}>{sell.watch}</legend>
          <Field label={sell.fields.maker} name="maker" defaultValue={wanted.maker} />
          <Field label={sell.fields.model} name="model" defaultValue={wanted.model} />
          <Field label={sell.fields.year} name="year" defaultValue={wanted.year} />
          <Field label={sell.fields.price} name="price" />
          <TextAreaField
            label={sell.fields.known}
            name="message"
            rows={4}
            className={styles.wide}
            defaultValue={wanted.message}
          />
        </fieldset>
        <PhotographPicker photographs={photographs} words={sell} />
        <fieldset className={clsx('grid', styles.group)}>
          <legend className={clsx('lead', styles.title)}>{sell.you}</legend>
          <ContactFields />
        </fieldset>
      </InquiryForm>
    </FormRoot>
  );
}

interface WishChoiceProps {
  words: Words<'sell'>['sell'];
  /** The wish of the link that led here, if it is one. */
  linked: string | undefined;
}

function WishChoice({ words, linked }: WishChoiceProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // React leaves a radio as hydration found it, so a new `defaultChecked` would not check it.
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    const radio = radios.find(({ value }) => value === linked);
    // The visitor, or Back, may have checked another.
    if (radio && radios[0]?.checked) radio.checked = true;
  }, [linked]);
  return (
    <fieldset ref={choice}>
      <legend className={clsx('lead', styles.title)}>{words.wish}</legend>
      {wishes.map((wish, index) => (
        <label key={wish} className={styles.wish}>
          <input type="radio" name="wish" value={wish} defaultChecked={index === 0} />
          {words.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}
