import { ownShop, priceLabel } from './own-shop.ts';

/** Labels of fields whose names in the file are not clear enough. */
export const labels: Record<string, string> = {
  alt: 'What the picture shows',
  byAppointment: 'Day by appointment',
  circa: 'About that year',
  countryCode: 'Country, two letters',
  dialColor: 'Dial',
  caseMaterial: 'Material of the case',
  done: 'Work done',
  draft: 'Draft: not on the site yet',
  endpoint: 'Who receives inquiries',
  everywhere: 'In all languages',
  exceptions: 'Holidays and other hours',
  firstDay: 'First day of the week that is open',
  lastDay: 'Last day of the week that is open',
  lastDayCloses: 'Closes on the last day',
  lug: 'A lug',
  lugToLug: 'Lug to lug, mm',
  lugWidth: 'Between the lugs, mm',
  measured: 'Measured on the timing machine',
  numbers: 'Numbers of case and movement',
  ofCase: 'Number of the case',
  ofMovement: 'Number of the movement',
  reservedUntil: 'Last day of the reservation',
  strapLeather: 'Leather of the strap',
  thickness: 'Thickness, mm',
  pictures: 'Photographs',
  price: priceLabel(ownShop.currency),
  report: 'Condition report',
  sample: 'Sample: switch this off when the content is yours',
  side: 'Three-quarter view',
  signed: 'Signed by the maker',
  soldOn: 'Day of the sale',
  timegrapher: 'On the timing machine',
  url: 'Public address of the site',
  whatsapp: 'WhatsApp',
  wrist: 'On the wrist',
};

/** Hints that owners need beside the label. */
export const hints: Record<string, string> = {
  amplitude: 'Degrees, such as 285',
  beatError: 'Milliseconds, such as 0.3',
  by: 'our workshop, the name of a watchmaker, or: not known',
  byAppointment: 'A day of the week on which the shop is otherwise closed',
  caseSize: 'Such as 39 mm, or 23.5 × 38 mm',
  closes: '24-hour clock, such as 19:00. For a holiday leave both times empty: the shop is closed.',
  description: '30 to 110 words',
  endpoint: 'off, /api/inquiries, or the https address of a form service',
  exceptions:
    'Dates such as 2027-01-14, at most a year apart. A single day needs no last day; a name is optional, and English is enough.',
  handlingDays: 'Days from the payment to the dispatch, at most',
  holdHours: 'Hours for which you hold a watch for someone who is thinking it over',
  inspectionDays: 'Days after delivery in which a buyer may send it back',
  lastDayCloses: 'Only if the last day is shorter, such as a Saturday',
  jewels: 'The number that is stamped on the movement, such as 17',
  ofCase: 'Without its last figures, such as 1 6xx xxx',
  ofMovement: 'Without its last figures, such as 28 4xx xxx',
  opens: '24-hour clock, such as 10:00',
  phone: 'In international form, such as +91 44 2345 6789',
  priceBands: 'Upper limits of the steps of the price filter, such as 5000. Without them there are five steps.',
  rate: 'Seconds a day, such as 4 or -6',
  reservedUntil: 'Only for a watch that is reserved, if the reservation ends.',
  refundDays: 'Days within which the buyer gets the money back: after a return, or once the carrier confirms the loss',
  returnClaim: 'Who claims if a parcel is lost on its way back',
  returnPostage: 'Who pays to send it back',
  languages: 'Those of the site, in the order of its menu, English among them. Empty: all.',
  latitude: 'The place on the map. Change both numbers when the street changes.',
  shipsTo: 'worldwide, or countries by their two letters, such as IN, FR',
  soldOn: 'Only for a watch that is sold.',
};

/** Defaults of fields. */
export const defaults: Record<string, string> = { by: 'not known' };

/** Texts that need several lines. */
export const longTexts = ['description', 'alt', 'text', 'quote', 'intro', 'story', 'points'];
