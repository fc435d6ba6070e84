import { isLocale } from '../src/i18n/locales.ts';

/** Labels of fields whose names in the file are not clear enough; `terms.movement` only of that in this group or list. */
const labels: Record<string, string> = {
  alt: 'What the picture shows',
  byAppointment: 'Day by appointment',
  circa: 'About that year',
  coordinatesOf: 'Street of latitude and longitude',
  countryCode: 'Country, two letters',
  dialColor: 'Dial',
  caseMaterial: 'Material of the case',
  done: 'Work done',
  draft: 'Draft: not on the site yet',
  endpoint: 'Who receives inquiries',
  everywhere: 'In all languages',
  exceptions: 'Holidays and other hours',
  'guarantee.years': 'Authenticity, years',
  'guarantee.circaYears': 'Authenticity, years that “c.” may be wrong by',
  'guarantee.returnPostage': 'Authenticity, who pays to send it back',
  firstDay: 'First day of the week that is open',
  lastDay: 'Last day of the week that is open',
  lastDayCloses: 'Closes on the last day',
  hero: 'First screen of the home page',
  'hero.watch': 'Watch, as its file is called',
  logo: 'Logo: a file in public, in place of the name',
  lug: 'A lug',
  lugToLug: 'Lug to lug, mm',
  lugWidth: 'Between the lugs, mm',
  measured: 'Measured on the timing machine',
  numbers: 'Numbers of case and movement',
  ofCase: 'Number of the case',
  ofMovement: 'Number of the movement',
  reservedUntil: 'Last day of the reservation',
  strapLeather: 'Leather of the strap',
  'terms.movement': 'Repair, months',
  thickness: 'Thickness, mm',
  pictures: 'Photographs',
  position: 'Place in the list',
  'positions.position': 'Position',
  pricesIn: 'Currency in which the prices are written',
  report: 'Condition report',
  sample: 'Sample: switch this off when the content is yours',
  side: 'Three-quarter view',
  signed: 'Signed by the maker',
  soldOn: 'Day of the sale',
  timegrapher: 'On the timing machine',
  url: 'Public address of the site',
  'profiles.url': 'Address of the profile',
  'references.url': 'Address of the page',
  whatsapp: 'WhatsApp',
  wrist: 'On the wrist',
  x: 'Percent from the left of the picture',
  y: 'Percent from the top of its middle square',
};

/** Hints that owners need beside the label. An empty one takes that of the same name away. */
const hints: Record<string, string> = {
  amplitude: 'Degrees, such as 285',
  beatError: 'Milliseconds, such as 0.3',
  by: 'our workshop, the name of a watchmaker, or: not known',
  byAppointment: 'A day of the week on which the shop is otherwise closed',
  caseSize: 'Such as 39 mm, or 23.5 × 38 mm',
  closes: '24-hour clock, such as 19:00',
  description: '30 to 110 words',
  endpoint: 'off, /api/inquiries, or the https address of a form service',
  exceptions:
    'Dates such as 2027-01-14, at most a year apart. A single day needs no last day; a name is optional, and English is enough.',
  'exceptions.closes': '24-hour clock, such as 19:00. For a holiday leave both times empty: the shop is closed.',
  handlingDays: 'Days from the payment to the dispatch, at most',
  holdHours: 'Hours for which you hold a watch for someone who is thinking it over',
  'measures.amplitude': '',
  'measures.beatError': '',
  'measures.rate': '',
  'hero.watch': 'Such as omega-speedmaster-professional-1969. Empty or sold: the first of the list, without lines.',
  inspectionDays: 'Days after delivery in which a buyer may send it back',
  lastDayCloses: 'Only if the last day is shorter, such as a Saturday',
  jewels: 'The number that is stamped on the movement, such as 17',
  ofCase: 'Without its last figures, such as 1 6xx xxx',
  ofMovement: 'Without its last figures, such as 28 4xx xxx',
  opens: '24-hour clock, such as 10:00',
  phone: 'In international form, such as +91 44 2345 6789',
  position: 'The first three are on the home page. Leave it empty for the end of the list.',
  'positions.position': 'How the watch lay or stood while it was measured',
  priceBands: 'Upper limits of the steps of the price filter, such as 5000. Without them there are five steps.',
  rate: 'Seconds a day, such as 4 or -6',
  reservedUntil: 'Only for a watch that is reserved, if the reservation ends.',
  refundDays: 'Days within which the buyer gets the money back: after a return, or once the carrier confirms the loss',
  returnClaim: 'Who claims if a parcel is lost or damaged on its way back',
  returnPostage: 'Who pays to send it back',
  languages: 'Those of the site, in the order of its menu, English among them. Empty: all.',
  coordinatesOf: 'The same as "Street", once both numbers are the place of this street on the map',
  pricesIn: 'The same as "Currency", once all prices are in it: nothing is converted',
  'service.date': 'A day, a month or a year, such as 2024-03-11, 2024-03 or 2024, or: not known',
  shipsTo: 'worldwide, or countries by their two letters, such as IN, FR',
  taxAbroad: 'Of a watch sent abroad: whether Indian tax is deducted from its price. Empty: the site does not say.',
  soldOn: 'Only for a watch that is sold.',
};

/** Defaults of fields. */
export const defaults: Record<string, string> = { by: 'not known', dateAdded: '{{now}}' };

/** Texts that need several lines. */
export const longTexts = ['description', 'alt', 'text', 'quote', 'intro', 'story', 'points'];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The label of a field: the language for `de`, otherwise the words of its name, if the table has none.
 *
 * @param group the name of the group or list that it is in
 */
export function labelOf(name: string, group?: string): string {
  return inTable(labels, name, group) ?? (isLocale(name) ? languageNames.of(name) : undefined) ?? inWords(name);
}

/** The hint of a field; empty or `undefined` if it has none. */
export function hintOf(name: string, group?: string): string | undefined {
  return inTable(hints, name, group);
}

function inTable(table: Record<string, string>, name: string, group?: string): string | undefined {
  return table[`${group}.${name}`] ?? table[name];
}

/** `beatError` as words: `Beat error`. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
