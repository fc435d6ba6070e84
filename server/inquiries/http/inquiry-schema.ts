import { z } from 'zod';
import {
  detailNames,
  type Kind,
  kinds,
  MAX_DETAIL_CHARACTERS,
  MAX_EMAIL_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_WATCHES,
  wishes,
} from '../../../src/content/schema/inquiry-contract.ts';
import { isLocale, type Locale } from '../../../src/i18n/locales.ts';
import type { Details, Inquiry, Submission } from '../inquiry.ts';
import { MIN_ELAPSED_MS } from './limits.ts';
import { type Reason, Refusal } from './refusal.ts';

/** Control characters, and those that change the direction of the text around them. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text of one line: with it nobody can begin a new line in a mail's header. Any script is welcome. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().normalize().replace(controls, ' ').replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max));

/** A text of several lines. */
const lines = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .normalize()
        .replaceAll(/\r\n?/g, '\n')
        .replace(controls, (found) => (found === '\n' || found === '\t' ? found : ''))
        .trim(),
    )
    .pipe(z.string().max(max));

/** As browsers check a field of type email, and letters of any script (RFC 6531). Nothing that has a meaning in a header. */
const email = line(MAX_EMAIL_CHARACTERS).pipe(z.string().regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/]+$/u));

const watchId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

const list = z.union([z.string().transform((id) => (id === '' ? [] : [id])), z.array(z.string())]);

/** An absent field and an empty one are the same. */
const optional = <T extends z.ZodType<string>>(schema: T) => schema.optional().default('' as never);

const number = z.union([z.literal('').transform(() => undefined), z.coerce.number().int().nonnegative()]).optional();

const fieldsSchema = z.object({
  kind: z.enum(kinds),
  name: line(MAX_NAME_CHARACTERS).pipe(z.string().min(1)),
  email,
  phone: optional(line(MAX_PHONE_CHARACTERS)),
  message: optional(lines(MAX_MESSAGE_CHARACTERS)),
  watch: list.pipe(z.array(watchId).max(MAX_WATCHES)).optional().default([]),
  key: optional(z.string().regex(/^[\x21-\x7e]{0,200}$/)),
  website: optional(z.string()),
  elapsed: number,
  intent: optional(z.enum(['', ...wishes])),
  maker: optional(line(MAX_DETAIL_CHARACTERS)),
  model: optional(line(MAX_DETAIL_CHARACTERS)),
  year: optional(line(MAX_DETAIL_CHARACTERS)),
  price: optional(line(MAX_DETAIL_CHARACTERS)),
});

type Fields = z.infer<typeof fieldsSchema>;

/** The reasons that the fields of a form may have; any other field that is wrong was not written by a visitor. */
const reasons: Record<string, Reason> = Object.fromEntries(
  (['name', 'email', 'phone', 'message', 'watch'] as const).map((name) => [name, name]),
);

/**
 * Checks what was sent.
 *
 * @param fields by name, as they came
 * @param idempotencyKey of the header, which goes before the field `key`
 * @throws Refusal with the fields that are missing or wrong
 */
export function checkSubmission(fields: unknown, idempotencyKey: string | undefined, locale: Locale): Submission {
  const { data, error } = fieldsSchema.safeParse(fields);
  if (!data) throw incomplete(error.issues.map(({ path }) => String(path[0] ?? 'kind')));
  if (needsWatch(data.kind) && data.watch.length === 0) throw incomplete(['watch']);
  const key = idempotencyKey ?? data.key;
  if (!/^[\x21-\x7e]{0,200}$/.test(key)) throw incomplete(['key']);
  return {
    inquiry: {
      kind: data.kind,
      name: data.name,
      email: data.email,
      phone: data.phone,
      message: data.message,
      watches: [...new Set(data.watch)],
      details: data.kind === 'sell' ? detailsOf(data) : {},
      locale,
      suspicion: suspicionOf(data),
    },
    idempotencyKey: key === '' ? undefined : key,
    photographs: [],
  };
}

/** The language that a form names; undefined where it names none of the site's. */
export function localeOf(fields: unknown): Locale | undefined {
  const { data } = z.object({ locale: z.string() }).safeParse(fields);
  return isLocale(data?.locale) ? data.locale : undefined;
}

function incomplete(names: string[]): Refusal {
  return new Refusal(422, 'incomplete', {
    fields: Object.fromEntries(names.map((name) => [name, reasons[name] ?? 'field'])),
  });
}

function needsWatch(kind: Kind): boolean {
  return kind === 'inquiry' || kind === 'shortlist';
}

function detailsOf(fields: Fields): Details {
  return Object.fromEntries(detailNames.filter((name) => fields[name] !== '').map((name) => [name, fields[name]]));
}

function suspicionOf({ website, elapsed }: Fields): Inquiry['suspicion'] {
  if (website !== '') return 'honeypot';
  return elapsed !== undefined && elapsed < MIN_ELAPSED_MS ? 'too fast' : undefined;
}
