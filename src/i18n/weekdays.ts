/** The days of the week, from Monday (ISO 8601). */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The days from `first` to `last`, inclusive. May wrap around the week: `sunday` to `tuesday` is three days. */
export function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

interface Week {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string;
  closes: string;
  /** If the last day is shorter. */
  lastDayCloses?: string | undefined;
}

/** The days of a week on which a shop is open, those with the same times together. */
export function usualHours({ firstDay, lastDay, opens, closes, lastDayCloses }: Week) {
  const days = daysFrom(firstDay, lastDay);
  if (!lastDayCloses) return [{ days, opens, closes }];
  return [
    { days: days.slice(0, -1), opens, closes },
    { days: [lastDay], opens, closes: lastDayCloses },
  ];
}
