import { useState } from 'react';
import { Field } from '../../components/field/field.tsx';
import { readTyping } from './early-choice.ts';
import { readPrice } from './price-range.ts';

interface PriceFieldProps {
  name: 'priceMin' | 'priceMax';
  label: string;
  /** Whole US dollars. */
  bound: number | undefined;
  onCommit: (dollars: number | undefined) => void;
}

/**
 * A bound to type. What is typed is the visitor's own until Enter is pressed or the field is left: '1' on the way
 * to '12000' neither empties the list nor is announced. A text field, because one of type `number` drops Arabic digits and
 * separators without a word, and turns its value under the wheel of a mouse.
 */
export function PriceField({ name, label, bound, onCommit }: PriceFieldProps) {
  const [typed, setTyped] = useState(() => readTyping(name));
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onCommit(readPrice(typed));
  };
  return (
    <Field
      label={label}
      name={name}
      type="text"
      inputMode="numeric"
      enterKeyHint="done"
      value={typed ?? bound ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
