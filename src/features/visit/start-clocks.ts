import { type OpeningTexts, openingAt, openingSentence, shopTime } from './opening.ts';

/**
 * Updates every dial and all opening hours to the current time: now and at the start of each minute, except while the page
 * is hidden.
 */
export function startClocks() {
  // Sets a second hand when it becomes visible: calling `getAnimations` while the page loads would force style and layout
  // before the first paint, a long task on slow phones.
  const secondHands = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) setSecondHand(target);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function showNow() {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = new Date();
    for (const dial of document.querySelectorAll<HTMLElement>('[data-time-zone]')) {
      setHands(dial, shopTime(now, dial.dataset['timeZone'] ?? 'UTC').minutes);
    }
    for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) showOpening(line, now);
    for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) hidePassed(element, now);
    // A new observation reports the visible hands again.
    secondHands.disconnect();
    for (const hand of document.querySelectorAll('[data-hand=second]')) secondHands.observe(hand);
    timer = setTimeout(showNow, 60_000 - (now.getTime() % 60_000));
  }
  document.addEventListener('visibilitychange', showNow);
  showNow();
}

function setHands(dial: HTMLElement, minutes: number) {
  // An SVG attribute, because the Content Security Policy blocks style attributes.
  const turn = (hand: string, degrees: number) =>
    dial.querySelector(`[data-hand=${hand}]`)?.setAttribute('transform', `rotate(${degrees} 100 100)`);
  turn('hour', (minutes % 720) / 2);
  turn('minute', (minutes % 60) * 6);
}

function setSecondHand(hand: Element) {
  // Minutes begin at the same moment in every time zone. With reduced motion there is no animation.
  for (const animation of hand.getAnimations()) {
    animation.currentTime = Date.now() % 60_000;
    animation.play();
  }
}

function showOpening(line: HTMLElement, now: Date) {
  const texts: OpeningTexts = JSON.parse(line.dataset['opening'] ?? '');
  const time = shopTime(now, texts.rules.timeZone);
  const opening = openingAt(time, texts.rules);
  const [status, clock] = line.children;
  if (status) status.textContent = openingSentence(texts, opening) ?? '';
  const minute = String(time.minutes % 60).padStart(2, '0');
  // Not `fill`, because this inline script must not share a module with an island.
  const text = texts.times?.[Math.floor(time.minutes / 60)]?.replace('{{minute}}', minute);
  if (clock) clock.textContent = text ?? '';
}

/** Hides an element whose date has passed since the build, such as a holiday in the table of hours. */
function hidePassed(element: HTMLElement, now: Date) {
  const { until = '', untilIn = 'UTC' } = element.dataset;
  element.hidden = shopTime(now, untilIn).date > until;
}
