import { z } from 'zod';
import {
  type DetailName,
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
} from '../../src/contract/inquiries.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { watchIdPattern } from '../../src/i18n/routes.ts';
import { photographExtension } from './photograph-extension.ts';
import { type Reason, Refusal, refusePhotographs } from './refusal.ts';

/** Nobody fills in a form sooner after opening the page. */
const MIN_ELAPSED_MS = 2000;

/** A form that passed the checks. */
export interface Submission {
  inquiry: Inquiry;
  idempotencyKey: string | undefined;
  /** `honeypot`: a hidden field was filled in. `too fast`: nobody writes so fast. */
  suspicion: 'honeypot' | 'too fast' | undefined;
  /** JPEG, PNG or WebP, unchanged. */
  photographs: Uint8Array[];
}

/** What a visitor wrote. */
export interface Inquiry {
  kind: Kind;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The ids. */
  watches: string[];
  details: Partial<Record<DetailName, string>>;
  locale: Locale;
}

/** Control characters, and those that change the direction of the text around them. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text in any script, which `clean` changes. Nothing may take longer than its length: `normalize` sorts marks in quadratic time. */
const textSchema = (max: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite((raw) => clean(raw.toWellFormed()).trim())
    .max(max);

/**
 * A text of one line, so that nobody can begin a new line in an email's header. Mail programs decode what looks encoded there, such
 * as `=?utf-8?B?…?=`, even in quotes.
 */
const lineSchema = (max: number) =>
  textSchema(max, (raw) => raw.replace(controls, ' ').replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?'));

/** A text of several lines. */
const linesSchema = (max: number) =>
  textSchema(max, (raw) => raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replace(controls, keepLines));

const keepLines = (control: string) => (control === '\n' || control === '\t' ? control : '');

/**
 * Like a browser's email field, with letters of any script (RFC 6531). Without characters that have a meaning in a header, and
 * without empty labels: nobody can answer those.
 */
const emailSchema = lineSchema(MAX_EMAIL_CHARACTERS)
  .regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/]+$/u)
  .refine((address) => !address.split(/[.@]/).includes(''));

const watchIdSchema = z.string().regex(watchIdPattern).max(100);

const detailSchema = lineSchema(MAX_DETAIL_CHARACTERS).prefault('');

const fieldsSchema = z.object({
  kind: z.enum(kinds),
  // At least one visible character.
  name: lineSchema(MAX_NAME_CHARACTERS).regex(/[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v),
  email: emailSchema,
  phone: lineSchema(MAX_PHONE_CHARACTERS).prefault(''),
  message: linesSchema(MAX_MESSAGE_CHARACTERS).prefault(''),
  watch: z.array(watchIdSchema).max(MAX_WATCHES).default([]),
  key: z
    .string()
    .regex(/^[\x21-\x7e]{0,200}$/)
    .optional(),
  website: z.string().default(''),
  elapsed: z
    .string()
    .regex(/^\d{0,15}$/)
    .optional(),
  wish: z.enum(['', ...wishes]).default(''),
  maker: detailSchema,
  model: detailSchema,
  year: detailSchema,
  tradeFor: detailSchema,
  price: detailSchema,
  budget: detailSchema,
});

/** Fields whose errors have a sentence of their own. */
const explained: readonly (Reason & keyof typeof fieldsSchema.shape)[] = ['name', 'email', 'phone', 'message', 'watch'];

/**
 * Checks a form.
 *
 * @param fields by name
 * @param photographs of a form for selling; other forms have none
 * @param locale the language of the page with the form
 * @throws Refusal with the fields that are missing or wrong
 */
export function checkSubmission(fields: object, photographs: Uint8Array[], locale: Locale): Submission {
  const { data, error } = fieldsSchema.safeParse(fields);
  if (!data) throw incomplete(error.issues.map(({ path }) => String(path[0])));
  const { kind, name, email, phone, message, watch, key, website, elapsed } = data;
  if ((kind === 'inquiry' || kind === 'shortlist') && watch.length === 0) throw incomplete(['watch']);
  const isSell = kind === 'sell';
  if (isSell && !photographs.every(photographExtension)) throw refusePhotographs('photographType');
  const written = isSell ? detailNames.filter((each) => data[each] !== '') : [];
  const details = Object.fromEntries(written.map((each) => [each, data[each]]));
  const isTooFast = Boolean(elapsed) && Number(elapsed) < MIN_ELAPSED_MS;
  const suspicion = website ? 'honeypot' : isTooFast ? 'too fast' : undefined;
  return {
    inquiry: { kind, name, email, phone, message, details, locale, watches: [...new Set(watch)] },
    idempotencyKey: key || undefined,
    suspicion,
    photographs: isSell ? photographs : [],
  };
}

function incomplete(names: string[]): Refusal {
  const reasonOf = (name: string): Reason => explained.find((each) => each === name) ?? 'field';
  return new Refusal(422, 'incomplete', { fields: Object.fromEntries(names.map((name) => [name, reasonOf(name)])) });
}
