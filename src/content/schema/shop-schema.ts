import { z } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { daysFrom, weekdays } from '../../i18n/weekdays.ts';
import { ownEndpoint } from './inquiry-contract.ts';
import { termsSchema } from './terms-schema.ts';
import { text } from './words-schema.ts';

/** In quotation marks, because YAML would read it as a number: `"600086"`. */
const code = z.string({ error: 'expected text in quotation marks, such as "600086"' }).trim().min(1);

const phoneExpected = 'expected a number in international form, such as +91 44 2345 6789';
const phone = z.string({ error: phoneExpected }).regex(/^\+\d[\d ]{6,}$/, phoneExpected);

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().regex(timePattern, 'expected a time on the 24-hour clock, such as "09:30" or "19:00"');

/** Catches a typo in a year: the page lists every day of an exception. */
const EXCEPTION_DAYS = 366;
const DAY_MS = 86_400_000;

const dayExpected = 'expected a date before 2100, such as 2027-01-14';
const day = z.iso.date({ error: dayExpected }).refine((date) => date < '2100', dayExpected);

const weekday = z.enum(weekdays);

/** Days with different opening hours. If the shop is closed, `opens` and `closes` are left out. */
const exceptionSchema = z
  .strictObject({
    from: day,
    /** The last day; left out for a single day. */
    to: day.optional(),
    opens: time.optional(),
    closes: time.optional(),
    /** The name of these days in the table of hours, such as Pongal: in every language, or left out. */
    name: z.record(z.enum(locales), text).optional(),
  })
  .superRefine(({ from, to = from, opens, closes }, context) => {
    if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: `expected ${from} or a later day` });
    if (Date.parse(to) - Date.parse(from) > EXCEPTION_DAYS * DAY_MS)
      context.addIssue({ code: 'custom', path: ['to'], message: `expected a day within a year of ${from}` });
    if (opens && closes) checkOrder(opens, closes, context);
    else if (opens || closes) {
      const [missing, given] = opens ? ['closes', 'opens'] : ['opens', 'closes'];
      context.addIssue({ code: 'custom', path: [missing], message: `expected a time, because ${given} has one` });
    }
  });

const hoursSchema = z
  .strictObject({
    timeZone: z.string().refine(isTimeZone, 'expected the name of a time zone, such as Asia/Kolkata'),
    firstDay: weekday,
    lastDay: weekday,
    opens: time,
    closes: time,
    /** A day outside the usual ones on which visitors may come by appointment; left out if there is none. */
    byAppointment: weekday.optional(),
    exceptions: z.array(exceptionSchema).default([]),
  })
  .superRefine(({ firstDay, lastDay, opens, closes, byAppointment, exceptions }, context) => {
    checkOrder(opens, closes, context);
    if (byAppointment && daysFrom(firstDay, lastDay).includes(byAppointment)) {
      const message = `expected a day on which the shop is closed, not one from ${firstDay} to ${lastDay}`;
      context.addIssue({ code: 'custom', path: ['byAppointment'], message });
    }
    exceptions.forEach(({ from, to = from }, index) => {
      const other = exceptions
        .slice(0, index)
        .findIndex((earlier) => earlier.from <= to && from <= (earlier.to ?? earlier.from));
      if (other >= 0) {
        const message = `expected days of its own, but exception ${other + 1} has some of them too`;
        context.addIssue({ code: 'custom', path: ['exceptions', index, 'from'], message });
      }
    });
  });

/** Where forms send what visitors write. `off`: the forms thank the visitor and send nothing (docs/decisions/0003). */
export const endpointSchema = z
  .string()
  .regex(
    new RegExp(`^(off|${ownEndpoint}|https://[\\w-]+(\\.[\\w-]+)+\\S*)$`),
    `expected off, ${ownEndpoint}, or the https URL of a form service`,
  );

const keepDaysExpected = 'expected a whole number of days, 1 to 3650';

/** Days after which the site's own server deletes an inquiry. */
export const keepDaysSchema = z
  .number({ error: keepDaysExpected })
  .int(keepDaysExpected)
  .positive(keepDaysExpected)
  .max(3650, keepDaysExpected);

const inquiriesSchema = z.strictObject({
  endpoint: endpointSchema.default('off'),
  keepDays: keepDaysSchema.default(365),
});

/** The repository that the owner's editor saves to. Without it, the editor is not built. */
const editorSchema = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner and name of a GitHub repository: owner/name'),
  branch: text.default('main'),
  /** The name of the host's deployments on GitHub. After a change, the editor shows whether the deployment succeeded. */
  deployment: text.default('github-pages'),
});

/** A person who answers visitors. */
const person = z.strictObject({
  name: text,
  /** What they do, in every language, or left out. */
  role: z.record(z.enum(locales), text).optional(),
});

/** A quotation about the shop. */
const reference = z.strictObject({
  text,
  from: text,
  url: z.url({ protocol: /^https$/, error: 'expected a URL that begins with https://' }).optional(),
});

/** `content/shop.yaml`: the shop's facts. Words that differ by language are in `content/locales`. */
export const shopSchema = z.strictObject({
  name: text,
  /** The site's public URL. The variable `SITE_URL` overrides it at build. */
  url: z.string().regex(/^https?:\/\/[^\s/?#]+$/, 'expected a URL such as https://coromandelwatch.example'),
  phone,
  whatsapp: phone,
  email: z.email({ error: 'expected an address such as hello@coromandelwatch.example' }),
  /** In the form that the post requires; shown in Latin script in every language. */
  address: z.strictObject({
    street: text,
    district: text,
    city: text,
    postalCode: code,
    region: text,
    country: text,
    /** ISO 3166-1, two letters. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, such as IN'),
  }),
  /** Degrees north and east (WGS 84), for map and directions. */
  location: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  hours: hoursSchema,
  terms: termsSchema.prefault({}),
  /** The name of the company or person, if it differs from the shop's name. */
  legalName: text.optional(),
  /** Such as a GSTIN or an entry in a register of companies. */
  registrations: z.array(z.strictObject({ name: text, number: code })).default([]),
  people: z.array(person).default([]),
  /** The year in which the shop opened. */
  since: z.number().int().min(1700).max(2100).optional(),
  references: z.array(reference).default([]),
  /** Whether every subdomain of the site's domain supports HTTPS. Browsers remember this for two years. */
  httpsSubdomains: z.boolean().default(false),
  inquiries: inquiriesSchema.prefault({}),
  editor: editorSchema.optional(),
});

export type Shop = z.infer<typeof shopSchema>;
export type Hours = Shop['hours'];
export type HoursException = Hours['exceptions'][number];

function checkOrder(opens: string, closes: string, context: z.RefinementCtx): void {
  if (timePattern.test(opens) && timePattern.test(closes) && closes <= opens) {
    context.addIssue({ code: 'custom', path: ['closes'], message: `expected a time after ${opens}` });
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
