import type { Kind } from '../../content/schema/inquiry-contract.ts';
import type { Locale } from '../../i18n/locales.ts';

interface HiddenFieldsProps {
  kind: Kind;
  locale: Locale;
  watches: string[];
  /** Tells a person who finds the honeypot to leave it empty. */
  leaveEmpty: string;
}

/** The fields of a form that the visitor does not fill in. */
export function HiddenFields({ kind, locale, watches, leaveEmpty }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      {watches.map((id) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      {/* The honeypot. Visitors do not see this field, so only programs fill it in. */}
      <label className="visually-hidden" aria-hidden="true">
        {leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
