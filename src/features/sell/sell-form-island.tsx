import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { Field, TextAreaField } from '../../components/field/field.tsx';
import { useDraft } from '../../components/field/form-draft.ts';
import type { Words } from '../../content/words/translate.ts';
import { type Wish, wishes } from '../../contract/inquiries.ts';
import { ContactFields } from '../../inquiries/fields.tsx';
import { InquiryForm } from '../../inquiries/form.tsx';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import { readSellLink } from '../../inquiries/sell-link.ts';
import { PhotographPicker } from './photograph-picker.tsx';
import styles from './sell-form.module.css';
import { type LetterFacts, questions, writeLetter } from './sell-letter.ts';
import { usePhotographs } from './use-photographs.ts';

interface SellFormProps extends FormFacts {
  words: Words<'error' | 'form' | 'sell' | 'toast'>;
  letter: LetterFacts;
  labelledBy: string;
}

/** The form for people who want to sell, trade or find a watch. If the forms send nothing, its visitors send a letter. */
export function SellFormIsland(props: SellFormProps) {
  return <FormRoot {...props}>{props.delivery.sends ? <SendForm {...props} /> : <LetterForm {...props} />}</FormRoot>;
}

function SendForm({ words: { sell }, labelledBy }: SellFormProps) {
  const photographs = usePhotographs(sell);
  return (
    <InquiryForm
      kind="sell"
      submitLabel={sell.submit}
      thanks={{ title: sell.successTitle, description: sell.successDescription }}
      labelledBy={labelledBy}
      className={styles.form}
      readLink={readSellLink}
      takePhotographs={photographs.take}
      onSent={() => {
        photographs.clear();
        writeWish(wishes[0]);
      }}
    >
      <WatchFields words={sell} />
      <PhotographPicker photographs={photographs} words={sell} />
      <fieldset className={clsx('grid', styles.group)}>
        <legend className={clsx('lead', styles.legend)}>{sell.you}</legend>
        <ContactFields />
      </fieldset>
    </InquiryForm>
  );
}

/** Two links that open the letter. Without JavaScript it has only the questions. */
function LetterForm({ words: { sell }, delivery, letter, labelledBy }: SellFormProps) {
  const { whatsApp, email } = delivery.ways;
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<FormData>();
  const saveDraft = useDraft(form, readSellLink);
  useEffect(() => setAnswers(new FormData(form.current ?? undefined)), []);
  const text = writeLetter(sell, letter, answers);
  return (
    <form
      ref={form}
      className={clsx('stack', styles.form)}
      aria-labelledby={labelledBy}
      onInput={({ currentTarget }) => {
        saveDraft();
        setAnswers(new FormData(currentTarget));
      }}
    >
      <div className="stack" data-needs-script>
        <WatchFields words={sell} />
      </div>
      <p className="prose">{sell.letter}</p>
      <div className="cluster">
        <ButtonLink href={whatsAppUrl(whatsApp.number, text)}>{sell.whatsapp}</ButtonLink>
        <ButtonLink look="quiet" href={emailUrl(email.address, email.subject, text)}>
          {sell.email}
        </ButtonLink>
      </div>
    </form>
  );
}

function WatchFields({ words }: { words: Words<'sell'>['sell'] }) {
  return (
    <>
      <WishChoice words={words} />
      <fieldset className={clsx('grid', styles.group)}>
        <legend className={clsx('lead', styles.legend)}>{words.watch}</legend>
        {questions.map((name) =>
          name === 'message' ? (
            <TextAreaField key={name} label={words.fields[name]} name={name} rows={4} className={styles.wide} />
          ) : (
            <Field key={name} label={words.fields[name]} name={name} />
          ),
        )}
      </fieldset>
    </>
  );
}

/** The wish. The links above the form choose one by the URL's fragment, which follows a choice by hand. */
function WishChoice({ words }: { words: Words<'sell'>['sell'] }) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    // A click, so that the form hears of it.
    const choose = () => radios.find(({ value }) => location.hash === `#${value}`)?.click();
    choose();
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, []);
  return (
    <fieldset ref={choice}>
      <legend className={clsx('lead', styles.legend)}>{words.wish}</legend>
      {wishes.map((wish, index) => (
        <label key={wish} className="choice">
          <input type="radio" name="wish" value={wish} defaultChecked={index === 0} onChange={() => writeWish(wish)} />
          {words.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}

/** Names the chosen wish in the URL's fragment. */
function writeWish(wish: Wish) {
  history.replaceState(history.state, '', `#${wish}`);
}
