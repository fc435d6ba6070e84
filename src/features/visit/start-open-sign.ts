import type { OpeningHours } from './open-sign.tsx';
import { openingSentence, shopTime } from './opening-hours.ts';

const MINUTE_MS = 60_000;

/** Shows the shop's time on every dial and says whether the shop is open: now, and from then on each minute. */
export function startOpenSign() {
  const source = document.querySelector<HTMLElement>('[data-opening-hours]');
  const hours: OpeningHours = JSON.parse(source?.dataset['openingHours'] ?? '');
  const dials = document.querySelectorAll<HTMLElement>('[data-clock]');
  // Once: the second hand then runs by itself.
  for (const dial of dials) dial.style.setProperty('--seconds', String(new Date().getSeconds()));

  function show() {
    const now = shopTime(new Date(), hours.timeZone);
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
