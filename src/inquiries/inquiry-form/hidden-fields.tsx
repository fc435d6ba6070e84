import type { Kind } from '../../content/schema/inquiry-contract.ts';
import type { Locale } from '../../i18n/locales.ts';

interface HiddenFieldsProps {
  kind: Kind;
  locale: Locale;
  watches: string[];
  /** Tells a person who finds the honeypot to leave it empty. */
  leaveEmpty: string;
}

/** What a form sends beside the words of the visitor. */
export function HiddenFields({ kind, locale, watches, leaveEmpty }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      {watches.map((id) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      {/* The honeypot. Nobody sees this field, so whatever fills it in is a program. */}
      <label className="visually-hidden" aria-hidden="true">
        {leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
