/**
 * The shop: everything an owner may want to change without touching the code.
 * Words that differ by language are in content/locales; this file holds the facts.
 */
export const site = {
  /** The shop's name, as it stands on the door. */
  name: 'Coromandel Watch House',

  /** The public address of the site, without a slash at the end. The variable SITE_URL overrides it at build. */
  url: 'https://coromandelwatch.example',

  /** Placeholder: the owner sets the real number, in international form. */
  phone: '+91 44 0000 0000',

  /** Placeholder: the number that answers on WhatsApp, in international form. */
  whatsapp: '+91 44 0000 0000',

  /** Placeholder: `.example` is a reserved domain, so this address reaches nobody. */
  email: 'hello@coromandelwatch.example',

  /** Written as the post wants it; it is shown in Latin script in every language. */
  address: {
    street: '14 Cathedral Road',
    district: 'Gopalapuram',
    city: 'Chennai',
    postalCode: '600086',
    region: 'Tamil Nadu',
    country: 'India',
    countryCode: 'IN',
  },

  /** Degrees north and east (WGS 84), for the map and the directions. */
  location: { latitude: 13.047, longitude: 80.255 },

  /** Opening hours in the shop's own time zone, 24-hour clock. Sunday is by appointment only. */
  hours: {
    timeZone: 'Asia/Kolkata',
    firstDay: 'monday',
    lastDay: 'saturday',
    opens: '10:00',
    closes: '19:00',
    byAppointment: 'sunday',
  },
} as const;
