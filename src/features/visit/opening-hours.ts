import { shop } from 'virtual:content';
import type { Translate } from '../../content/words/translate.ts';
import { usualHours } from '../../content/words/usual-hours.ts';
import { formatTime, proseTag } from '../../i18n/format.ts';
import { weekdays } from '../../i18n/weekdays.ts';

/** The opening hours of a day, on the 24-hour clock: `10:00`. A day without them is closed. */
export interface Times {
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The opening hours as the page has them for its script, with the sentences that say whether the shop is open. */
export interface OpeningHours {
  timeZone: string;
  /** By weekday as in `getUTCDay`: Sunday is the first. */
  week: Times[];
  /** Days with different hours, by date in ISO 8601. `to` is left out for a single day. */
  exceptions: (Times & { from: string; to?: string | undefined })[];
  /** The language of the sentences as a BCP 47 tag, for the name of a day. */
  language: string;
  /** Every time above as it is written in this language: `7:00 PM` for `19:00`. */
  writtenTimes: Record<string, string>;
  sentences: { openUntil: string; opensToday: string; opensOn: string };
}

/** The opening hours for the script of a page. */
export function openingHours(t: Translate): OpeningHours {
  const { timeZone, exceptions } = shop.hours;
  const usual = usualHours(shop.hours);
  const sundayFirst = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];
  const times = [...usual, ...exceptions].flatMap(({ opens, closes }) => [opens, closes]);
  return {
    timeZone,
    week: sundayFirst.map((day) => {
      const { opens, closes } = usual.find(({ days }) => days.includes(day)) ?? {};
      return { opens, closes };
    }),
    exceptions: exceptions.map(({ name: _, ...exception }) => exception),
    language: proseTag(t.locale),
    writtenTimes: Object.fromEntries(times.flatMap((time) => (time ? [[time, formatTime(t.locale, time)]] : []))),
    sentences: {
      openUntil: t('visit.openUntil'),
      opensToday: t('visit.opensToday'),
      opensOn: t('visit.opensOn'),
    },
  };
}
