import { daysFrom, type Weekday } from '../../i18n/weekdays.ts';

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
