import { createContext, type ReactNode, use } from 'react';
import { WithToast } from '../components/toast/toast.tsx';
import type { Words } from '../i18n/pick-words.ts';
import type { Reach } from './reach.ts';

/** What every form needs. */
export interface FormFacts {
  words: Words<'error' | 'form' | 'toast'>;
  reach: Reach;
}

const FormContext = createContext<FormFacts | undefined>(undefined);

/** The root of an island with a form: its parts find words, reach and toasts there. */
export function FormRoot({ words, reach, children }: FormFacts & { children: ReactNode }) {
  return (
    <FormContext value={{ words, reach }}>
      <WithToast words={words}>{children}</WithToast>
    </FormContext>
  );
}

/** The words and the reach of the island. */
export function useFormContext(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error('a form needs FormRoot around it');
  return facts;
}
