/** The days of the week, from Monday (ISO 8601). */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The next day. */
export function dayAfter(day: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(day) + 1) % 7] ?? day;
}

/** The days from `first` to `last`, inclusive. May wrap around the week: `sunday` to `tuesday` is three days. */
export function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const days = [first];
  for (let day = first; day !== last; ) {
    day = dayAfter(day);
    days.push(day);
  }
  return days;
}
