import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { slugify } from '../src/content/schema/slug.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { copyProject } from './grown-project.ts';

const models: readonly [brand: string, model: string, year: number, price: number, sale?: Sale][] = [
  ['Tissot', 'Antimagnétique', 1938, 3800],
  ['Omega', 'Speedmaster Professional', 1969, 8500, { status: 'reserved' }],
  ['Vacheron Constantin', 'Chronomètre Royal', 1957, 18_500],
  ['IWC', 'Mark XI', 1952, 7200, { status: 'sold', soldOn: '2025-12-30' }],
  ['Patek Philippe', 'Calatrava', 1948, 24_000, { status: 'sold', soldOn: '2026-03-11' }],
];

type Sale = Pick<Watch, 'status'> & { soldOn?: string };

/** The `content/shop.yaml` of the copy. */
const shop: Shop = {
  name: 'Coromandel Watch House',
  url: 'https://coromandelwatch.example',
  phone: '+91 44 0000 0000',
  whatsapp: '+91 44 0000 0000',
  email: 'hello@coromandelwatch.example',
  address: {
    street: '14 Cathedral Road',
    district: 'Gopalapuram',
    city: 'Chennai',
    postalCode: '600086',
    region: 'Tamil Nadu',
    country: 'India',
    countryCode: 'IN',
  },
  location: { latitude: 13.047, longitude: 80.255 },
  hours: {
    timeZone: 'Asia/Kolkata',
    firstDay: 'monday',
    lastDay: 'saturday',
    opens: '10:00',
    closes: '19:00',
    byAppointment: 'sunday',
    exceptions: [],
  },
  terms: { payment: ['bank transfer'], holdHours: 48, inspectionDays: 7, shipsTo: 'worldwide', insured: true },
  registrations: [],
  people: [],
  references: [],
  inquiries: { endpoint: 'off', keepDays: 365 },
};

/** The ids of the watches. */
export const fixtureWatchIds = models.map(([brand, model, year]) => slugify(`${brand} ${model} ${year}`));

/** The path of one of the watches, without language. */
export const fixtureWatchPath = '/catalog/vacheron-constantin-chronometre-royal-1957';

/** The path of a sold watch. */
export const soldFixturePath = '/catalog/patek-philippe-calatrava-1948';

/**
 * Makes a copy of the project with its own shop and watches, so that a test does not depend on the owner's. Interface words
 * and prose are the real ones; pictures have one colour.
 *
 * @param target the folder of the copy, inside the project
 * @param saleOfAll the status of every watch instead of those above
 */
export async function writeFixtureShop(target: string, saleOfAll?: Sale): Promise<void> {
  copyProject(target);
  writeFileSync(join(target, 'content/shop.yaml'), stringify(shop));
  for (const folder of ['content/watches', 'pictures/renderings', 'pictures/photographs'])
    mkdirSync(join(target, folder), { recursive: true });
  for (const [index, [brand, model, year, price, sale]] of models.entries()) {
    const id = slugify(`${brand} ${model} ${year}`);
    const facts = { id, position: index + 1, brand, model, year, price, imageSrc: `/images/${id}.jpg` };
    writeFileSync(
      join(target, `content/watches/${id}.yaml`),
      stringify({ ...watchData(), ...facts, ...(saleOfAll ?? sale) }),
    );
    for (const name of [id, `${id}-side`]) await drawMaster(target, name, 1600, 2000);
  }
  await drawMaster(target, 'hero', 2560, 1440);
  await drawMaster(target, 'hero-phone', 1200, 1600);
  await drawMaster(target, 'about-workshop', 2000, 1333);
}

function drawMaster(target: string, name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#d9cfbf' } });
  return picture.jpeg().toFile(join(target, `pictures/renderings/${name}.jpg`));
}
