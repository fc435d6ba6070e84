import { z } from 'zod';
import { ownEndpoint } from '../../contract/inquiries.ts';
import { defaultLocale, locales } from '../../i18n/locales.ts';
import {
  countryCodeSchema,
  decimalNumber,
  matching,
  reportTo,
  sampleSchema,
  textSchema,
  translatable,
  wholeNumber,
} from './field-schemas.ts';
import { hoursSchema } from './hours-schema.ts';
import { parts } from './report-schema.ts';
import { termsSchema } from './terms-schema.ts';

const phoneSchema = matching(/^\+\d[\d ]{6,}$/, 'expected a number in international form, such as +91 44 2345 6789');

/** Where forms send what visitors write. `off`: the forms thank the visitor and send nothing (docs/decisions/0003). */
export const endpointSchema = z
  .string()
  .regex(
    new RegExp(`^(off|${ownEndpoint}|https://[\\w-]+(\\.[\\w-]+)+\\S*)$`),
    `expected off, ${ownEndpoint}, or the https URL of a form service`,
  );

/** The origin of the form service, for the Content Security Policy; `undefined` if there is none. */
export function formServiceOrigin(endpoint: string): string | undefined {
  return URL.parse(endpoint)?.origin;
}

/** The repository that the owner's editor saves to. Without it, the editor is not built. */
const editorSchema = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner and name of a GitHub repository: owner/name'),
  branch: textSchema.default('main'),
  /** The name of the host's deployments on GitHub. After a change, the editor shows whether the deployment succeeded. */
  deployment: textSchema.default('github-pages'),
});

const yearSchema = wholeNumber(1700, 2100, 'expected a year');

/** The name of a picture from that of its file: `asha-raman.jpg` is `asha-raman`. */
function pictureNameOfFile(file: string): string {
  return file.replace(/\..*/, '');
}

const personSchema = z.strictObject({
  name: textSchema,
  /** What they do. Languages without a word for it show the English. */
  role: translatable(textSchema, 'Watchmaker').optional(),
  /** The year since which they have worked here. */
  since: yearSchema.optional(),
  /** A file in `pictures/photographs`; its ending may be left out. */
  portrait: matching(
    /^[\w-]+(\.(avif|jpe?g|png|tiff?|webp))?$/i,
    'expected a file in pictures/photographs, such as asha-raman.jpg',
  )
    .meta({ format: 'photograph' })
    .transform(pictureNameOfFile)
    .optional(),
});

const percent = decimalNumber(0, 100);

/** The watch of the home page's first screen. */
const heroSchema = z.strictObject({
  /** The name of its file in `content/watches`. */
  watch: textSchema,
  /** Parts whose condition stands beside the picture, from the top down, each with a line that ends at the part. */
  notes: z
    .array(
      z.strictObject({
        part: z.enum(parts),
        /* In percent of the middle square of the picture, from its left and its top. */
        x: percent,
        y: percent,
      }),
    )
    .max(3, 'expected at most three notes')
    .prefault([]),
});

const httpsUrlSchema = z.url({ protocol: /^https$/, error: 'expected a URL that begins with https://' });

const urlExpected = 'expected a URL without a folder, such as https://coromandelwatch.example';

const currencySchema = z
  .enum(Intl.supportedValuesOf('currency'), 'expected the three capital letters of a currency, such as INR')
  .default('USD');

const shopFieldsSchema = z.strictObject({
  sample: sampleSchema,
  name: textSchema,
  /** The site's public URL. The variable `SITE_URL` overrides it at build. */
  url: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+\/?$/, urlExpected)
    .refine((url) => URL.canParse(url), urlExpected)
    .transform((url) => new URL(url).origin),
  /** A file in `public`, which the header shows in place of the name. */
  logo: matching(/^[\w-]+\.(svg|png|webp|avif|jpe?g)$/i, 'expected a file in public, such as logo.svg').optional(),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  email: z.email({ error: 'expected an address such as hello@coromandelwatch.example' }),
  /** In the form that the post requires; shown in Latin script in every language. */
  address: z.strictObject({
    street: textSchema,
    district: textSchema,
    /** The address has the English name. */
    city: translatable(textSchema, 'Chennai'),
    postalCode: textSchema,
    region: textSchema,
    countryCode: countryCodeSchema,
    /* Degrees north and east (WGS 84), for the map. */
    latitude: decimalNumber(-90, 90),
    longitude: decimalNumber(-180, 180),
    /** The street that they are the place of: a new street must not have the map of the old one. */
    coordinatesOf: z.string('expected the street of the coordinates'),
  }),
  hours: hoursSchema,
  /** The languages of the site, in the order of its menu; without them, all that the project has. Others are not read. */
  languages: z
    .array(z.enum(locales))
    .refine((codes) => codes.includes(defaultLocale), 'expected en too: pages show what is not translated in English')
    .refine((codes) => new Set(codes).size === codes.length, 'expected each language once')
    .default(locales),
  /** ISO 4217. Prices are in it; nothing is converted. */
  currency: currencySchema,
  /** The currency in which the prices were written: a new currency alone must not sell 16,500 dollars' worth for 16,500 rupees. */
  pricesIn: currencySchema,
  /** Upper limits of the filter's price bands. */
  priceBands: z
    .array(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'expected a number without a comma, such as 50000'))
    .min(1)
    .transform((limits) => limits.toSorted((a, b) => a - b))
    .optional(),
  terms: termsSchema.prefault({}),
  hero: heroSchema.optional(),
  /** The name of the company or person, if it differs from the shop's name. */
  legalName: textSchema.optional(),
  /** Such as a GSTIN or an entry in a register of companies. */
  registrations: z.array(z.strictObject({ name: textSchema, number: textSchema })).default([]),
  people: z.array(personSchema).prefault([]),
  since: yearSchema.optional(),
  /** Where else the shop is found, such as on Instagram. */
  profiles: z.array(z.strictObject({ name: textSchema, url: httpsUrlSchema })).default([]),
  /** Quotations about the shop, each in its own language. */
  references: z
    .array(
      z.strictObject({
        text: textSchema,
        from: textSchema,
        url: httpsUrlSchema.optional(),
        language: z.enum(locales).default(defaultLocale),
      }),
    )
    .default([]),
  inquiries: z.strictObject({ endpoint: endpointSchema.default('off') }).prefault({}),
  editor: editorSchema.optional(),
});

/** `content/shop.yaml`: the shop's facts. Words that differ by language are in `content/locales`. */
export const shopSchema = shopFieldsSchema.superRefine(({ currency, pricesIn, address }, context) => {
  const report = reportTo(context);
  if (pricesIn !== currency) {
    const example = `"pricesIn: ${currency}" once all prices and priceBands are in it`;
    report(['pricesIn'], `expected ${example}, because currency says ${currency} and nothing is converted`);
  }
  if (address.coordinatesOf !== address.street)
    report(
      ['address', 'coordinatesOf'],
      `expected "${address.street}" once latitude and longitude are the place of this street on the map`,
    );
});

export type Shop = z.infer<typeof shopSchema>;
type Hours = Shop['hours'];
export type HoursException = Hours['exceptions'][number];
