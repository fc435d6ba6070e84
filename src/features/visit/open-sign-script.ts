import { fill } from '../../i18n/texts.ts';
import { daysBetween, timeIn } from '../../i18n/zoned-time.ts';
import type { OpeningHours, Times } from './opening-hours.ts';

const MINUTE_MS = 60_000;

/** Says until when the shop is open, or when it opens next: `Closed; opens Monday at 10:00 AM`. */
export function openingSentence({ date, time }: ReturnType<typeof timeIn>, hours: OpeningHours): string {
  const { openUntil, opensToday, opensOn } = hours.sentences;
  const say = (sentence: string, at = '', day = '') => fill(sentence, { day, time: hours.writtenTimes[at] ?? at });
  const { opens = '', closes = '' } = timesOn(date, hours);
  if (time < opens) return say(opensToday, opens);
  if (time < closes) return say(openUntil, closes);
  let next = dayAfter(date);
  while (!timesOn(next, hours).opens) next = dayAfter(next);
  // A weekday alone means one of the next seven days.
  const isFar = daysBetween(date, next) > 7;
  const isThisYear = next.slice(0, 4) === date.slice(0, 4);
  const dayOfMonth: Intl.DateTimeFormatOptions = isFar
    ? { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }
    : {};
  const day = new Date(next).toLocaleDateString(hours.language, { weekday: 'long', ...dayOfMonth, timeZone: 'UTC' });
  return say(opensOn, timesOn(next, hours).opens, inSentence(day, hours.language));
}

/** A day as sentences have it: in Arabic and Spanish without CLDR's comma, and in French with `1er`, which CLDR does not write. */
function inSentence(day: string, language: string): string {
  const comma = language === 'es-ES' ? ',' : '،';
  return day.replace(comma, '').replace(/ 1(?= )/, language === 'fr-FR' ? ' 1er' : ' 1');
}

function timesOn(date: string, { week, exceptions }: OpeningHours): Times {
  const exception = exceptions.find(({ from, to = from }) => from <= date && date <= to);
  return exception ?? week[new Date(date).getUTCDay()] ?? {};
}

function dayAfter(date: string): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Shows the shop's time on every dial and says whether the shop is open: now, and from then on each minute. */
export function startOpenSign() {
  const source = document.querySelector<HTMLElement>('[data-opening-hours]');
  const hours: OpeningHours = JSON.parse(source?.dataset['openingHours'] ?? '');
  const dials = document.querySelectorAll<HTMLElement>('[data-clock]');
  // Once: the second hand then runs by itself.
  for (const dial of dials) dial.style.setProperty('--seconds', String(new Date().getSeconds()));

  function show() {
    const now = timeIn(hours.timeZone);
    const [hour, minute] = now.time.split(':').map(Number) as [number, number];
    for (const dial of dials) dial.style.setProperty('--minutes', String(hour * 60 + minute));
    for (const sign of document.querySelectorAll('[data-open-sign]')) sign.textContent = openingSentence(now, hours);
  }

  show();
  setTimeout(
    () => {
      show();
      setInterval(show, MINUTE_MS);
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
  // A page that was in the background may have missed minutes.
  document.addEventListener('visibilitychange', show);
}
