import { type Opening, type OpeningRules, weekdayOf } from './opening.ts';

/** Every sentence about the opening hours in one language. Written at build; the browser only chooses one. */
export interface OpeningTexts {
  rules: OpeningRules;
  /** By the time at which the shop closes, such as `19:00`. */
  open: Record<string, string>;
  /** By the date on which the shop opens next if an exception is near, otherwise by its weekday; 0 is Sunday. */
  closed: Record<string, string>;
  byAppointment: Record<string, string>;
  /** The time in the shop, by hour from 0 to 23, with `{{minute}}` for the two digits of the minute. */
  times?: string[];
}

/** Whether the shop is open, in words. */
export function openingSentence(texts: OpeningTexts, opening: Opening): string | undefined {
  if (opening.state === 'open') return texts.open[opening.closes];
  const sentences = texts[opening.state];
  return sentences[opening.opensOn] ?? sentences[weekdayOf(opening.opensOn)];
}
