import { shop } from 'virtual:content';
import type { Translate } from '../../content/words/translate.ts';
import { formatDays } from '../../i18n/format.ts';
import { todayIn } from '../../i18n/zoned-time.ts';
import { findClosure } from './find-closure.ts';

/** Announces a closure of a week or longer. `null` if none is near. */
export function ClosureNote({ t }: { t: Translate }) {
  const today = todayIn(shop.hours.timeZone);
  const closure = findClosure(shop.hours.exceptions, today);
  if (!closure) return null;
  const { from, to = from } = closure;
  return (
    <p>
      <strong>{t('visit.closure', { days: formatDays(t.locale, from, to, today) })}</strong>
    </p>
  );
}
