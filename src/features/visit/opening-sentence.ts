import { type Opening, type OpeningRules, weekdayOf } from './opening.ts';

/** Every sentence about the opening hours in a language. They are written at build; the browser only chooses one. */
export interface OpeningTexts {
  rules: OpeningRules;
  /** By the time at which the shop closes, such as `19:00`. */
  open: Record<string, string>;
  /** By the date on which the shop opens next, where an exception is near; otherwise by the day of the week, from 0 for Sunday. */
  closed: Record<string, string>;
  byAppointment: Record<string, string>;
  /** The time in the shop, by hour from 0 to 23, with `{{minute}}` for the minute's two digits. */
  times?: string[];
}

/** Whether the shop is open, in words. */
export function openingSentence(texts: OpeningTexts, opening: Opening): string | undefined {
  if (opening.state === 'open') return texts.open[opening.closes];
  const sentences = texts[opening.state];
  return sentences[opening.opensOn] ?? sentences[weekdayOf(opening.opensOn)];
}
