import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { Field, LabelledControl, TextAreaField } from '../../components/field/field.tsx';
import { readAnswers, useDraft } from '../../components/field/form-draft.ts';
import type { Words } from '../../content/words/translate.ts';
import { type Wish, wishes } from '../../contract/inquiries.ts';
import { ContactFields } from '../../inquiries/fields.tsx';
import { InquiryForm } from '../../inquiries/form.tsx';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import { readSellLink } from '../../inquiries/sell-link.ts';
import { PhotographPicker } from './photograph-picker.tsx';
import { type Question, questions, questionsFor } from './questions.ts';
import styles from './sell-form.module.css';
import { type LetterFacts, writeLetter } from './sell-letter.ts';
import { usePhotographs } from './use-photographs.ts';

interface SellFormProps extends FormFacts {
  words: Words<'error' | 'form' | 'sell' | 'toast'>;
  letter: LetterFacts;
  /** The watches that are for sale: their names in English, which the shop gets, and in the page's language. */
  tradeOptions: readonly { name: string; label: string }[];
  labelledBy: string;
  /** Which photographs help. */
  checklist?: ReactNode;
}

/** The form for people who want to sell, trade or find a watch. If the forms send nothing, its visitors send a letter. */
export function SellFormIsland(props: SellFormProps) {
  return <FormRoot {...props}>{props.delivery.sends ? <SendForm {...props} /> : <LetterForm {...props} />}</FormRoot>;
}

function SendForm(props: SellFormProps) {
  const { sell } = props.words;
  const [wish, setWish] = useState<Wish>();
  const photographs = usePhotographs(sell);
  return (
    <InquiryForm
      kind="sell"
      submitLabel={sell.submit}
      thanks={{ title: sell.successTitle, description: sell.successDescription }}
      labelledBy={props.labelledBy}
      className="apart"
      readLink={readSellLink}
      takePhotographs={isAsked('photographs', wish) ? photographs.take : undefined}
      onSent={photographs.clear}
    >
      <WatchFields {...props} wish={wish} setWish={setWish}>
        <OfWishes question="photographs" wish={wish}>
          <PhotographPicker photographs={photographs} words={sell} />
        </OfWishes>
        <fieldset className={clsx('grid', styles.group)}>
          <legend className={clsx('lead', styles.legend)}>{sell.you}</legend>
          <ContactFields />
        </fieldset>
      </WatchFields>
    </InquiryForm>
  );
}

/** Two links that open the letter. Without JavaScript it has only the questions. */
function LetterForm(props: SellFormProps) {
  const { delivery, letter, tradeOptions, labelledBy } = props;
  const { sell } = props.words;
  const { whatsApp, email } = delivery.ways;
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>();
  const [answers, setAnswers] = useState<URLSearchParams>();
  const saveDraft = useDraft(form, readSellLink);
  useEffect(() => setAnswers(form.current ? readAnswers(form.current) : undefined), []);
  const text = writeLetter(sell, letter, questionsFor(tradeOptions), answers);
  return (
    <form
      ref={form}
      className="apart"
      aria-labelledby={labelledBy}
      onInput={({ currentTarget }) => {
        saveDraft();
        setAnswers(readAnswers(currentTarget));
      }}
    >
      <WatchFields {...props} wish={wish} setWish={setWish}>
        <p className="prose">{sell.letter}</p>
        <OfWishes question="photographs" wish={wish}>
          <p>{sell.addPhotographs}</p>
        </OfWishes>
        <div className="cluster">
          <ButtonLink href={whatsAppUrl(whatsApp.number, text)}>{sell.whatsapp}</ButtonLink>
          <ButtonLink look="quiet" href={emailUrl(email.address, email.subject, text)}>
            {sell.email}
          </ButtonLink>
        </div>
      </WatchFields>
    </form>
  );
}

interface WishProps {
  words: SellFormProps['words'];
  /** Not known in the static page. */
  wish: Wish | undefined;
  setWish: (wish: Wish) => void;
}

interface WatchFieldsProps extends WishProps, Pick<SellFormProps, 'checklist' | 'delivery' | 'tradeOptions'> {
  /** What follows the questions about the watch. */
  children: ReactNode;
}

/** The wish with its questions, and the photographs that help: in a wide window beside the form. */
function WatchFields({ checklist, delivery, tradeOptions, children, ...props }: WatchFieldsProps) {
  const { wish, words } = props;
  const { fields, undecided, watch } = words.sell;
  const asked = questionsFor(tradeOptions).filter((name) => name !== 'photographs');
  return (
    <div className={clsx('stack', styles.beside)}>
      <div className="stack" data-needs-script={delivery.sends ? undefined : ''}>
        <WishChoice {...props} />
        <fieldset className={clsx('grid', styles.group)}>
          <legend className={clsx('lead', styles.legend)}>{watch}</legend>
          {asked.map((name) => (
            <OfWishes key={name} question={name} wish={wish} className={name === 'message' ? styles.wide : undefined}>
              {name === 'message' ? (
                <TextAreaField label={fields[name]} name={name} rows={4} />
              ) : name === 'tradeFor' ? (
                <LabelledControl as="select" label={fields[name]} name={name}>
                  <option value="">{undecided}</option>
                  {tradeOptions.map(({ name: ourWatch, label }) => (
                    <option key={ourWatch} value={ourWatch}>
                      {label}
                    </option>
                  ))}
                </LabelledControl>
              ) : (
                <Field label={fields[name]} name={name} />
              )}
            </OfWishes>
          ))}
        </fieldset>
      </div>
      <OfWishes question="photographs" wish={wish} className={styles.checklist}>
        {checklist}
      </OfWishes>
      <div className="stack">{children}</div>
    </div>
  );
}

interface OfWishesProps {
  question: Question;
  wish: Wish | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shows a question to those whose wish has it. From others it is hidden, and not sent, but keeps what was typed. Without JavaScript
 * everybody sees it.
 */
function OfWishes({ question, wish, className, children }: OfWishesProps) {
  const isHidden = !isAsked(question, wish);
  const attributes = wish ? { hidden: isHidden, disabled: isHidden } : isHidden && { 'data-without-script': '' };
  return (
    <fieldset role="presentation" className={className} {...attributes}>
      {children}
    </fieldset>
  );
}

/** The static page asks what the first wish has. */
function isAsked(question: Question, wish: Wish = wishes[0]): boolean {
  return questions[question].includes(wish);
}

/** The wish. The links above the form choose one by the URL's fragment, which follows a choice by hand. */
function WishChoice({ words: { sell }, wish: chosen = wishes[0], setWish }: WishProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(choice.current?.querySelectorAll('input') ?? [])];
    // A click, so that the form hears of it.
    const choose = () => radios.find(({ value }) => location.hash === `#${value}`)?.click();
    choose();
    // From a link or a draft.
    setWish(wishes[radios.findIndex(({ checked }) => checked)] ?? wishes[0]);
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, [setWish]);
  return (
    <fieldset ref={choice}>
      <legend className={clsx('lead', styles.legend)}>{sell.wish}</legend>
      {wishes.map((wish) => (
        <label key={wish} className="choice">
          <input
            type="radio"
            name="wish"
            value={wish}
            // The form that was sent begins again with its wish.
            defaultChecked={wish === chosen}
            // Not `onChange`: React does not know that a draft has changed the choice, and would miss the way back.
            onInput={() => {
              setWish(wish);
              history.replaceState(history.state, '', `#${wish}`);
            }}
          />
          {sell.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}
