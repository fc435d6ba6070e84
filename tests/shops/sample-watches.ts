import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { positions } from '../../src/content/schema/report-schema.ts';
import { slugify } from '../../src/i18n/slug.ts';
import type { ShopContent } from './shop-content.ts';

type WatchContent = ShopContent['watches'][number];
type Position = (typeof positions)[number];

/**
 * What differs between the watches of the tests, in the order of the list. They have the names of the project's sample, whose
 * pictures they show, but no claim about these models: what is true of them is written in `content/watches` alone.
 */
const rows: Pick<WatchContent, 'brand' | 'model' | 'year' | 'price' | 'movement'>[] = [
  { brand: 'Audemars Piguet', model: 'Royal Oak', year: '1972', price: '65000', movement: 'Automatic' },
  { brand: 'Jaeger LeCoultre', model: 'Reverso', year: '1938', price: '12800', movement: 'Manual' },
  { brand: 'Ulysse Nardin', model: 'Chronometer', year: '1956', price: '5200', movement: 'Automatic' },
  { brand: 'Tissot', model: 'Antimagnétique', year: '1938', price: '3800', movement: 'Manual' },
  { brand: 'Breitling', model: 'Navitimer', year: '1964', price: '9500', movement: 'Manual Chronograph' },
  { brand: 'Vacheron Constantin', model: 'Chronomètre Royal', year: '1957', price: '18500', movement: 'Manual' },
  { brand: 'Waltham', model: 'Trench', year: '1918', price: '4200', movement: 'Manual' },
  { brand: 'Omega', model: 'Speedmaster Professional', year: '1969', price: '8900', movement: 'Manual Chronograph' },
  { brand: 'Rolex', model: 'Submariner', year: '1967', price: '16500', movement: 'Automatic' },
  { brand: 'Patek Philippe', model: 'Calatrava', year: '1948', price: '24000', movement: 'Manual' },
  { brand: 'IWC', model: 'Mark XI', year: '1952', price: '7800', movement: 'Manual' },
  { brand: 'Longines', model: '13ZN', year: '1942', price: '28000', movement: 'Manual Chronograph' },
];

/** A new object each time: YAML writes one that occurs twice as an alias. */
const part = () => ({ originality: 'period', grade: 'very good' }) as const;

const reportWith = (further: Partial<WatchContent['report']> = {}): WatchContent['report'] => ({
  case: part(),
  dial: part(),
  hands: part(),
  crystal: { originality: 'service part', grade: 'as new' },
  crown: { originality: 'not known', grade: 'very good' },
  strap: part(),
  movement: { originality: 'original', grade: 'excellent' },
  ...further,
});

/** What only some of them have, by model. */
const further: Record<string, Partial<WatchContent>> = {
  'Royal Oak': { condition: 'Excellent', reference: '5402ST', calibre: '2121', papers: ['extract'] },
  Reverso: { caseSize: '23.5 × 38 mm', strapLeather: 'calf' },
  Trench: { condition: 'Good', origin: 'American' },
  'Chronomètre Royal': { condition: 'Excellent', strapLeather: 'alligator', measured: measuredIn('crown up') },
  'Speedmaster Professional': {
    reference: '145.022-69',
    calibre: '861',
    jewels: '17',
    report: reportWith({ bezel: part(), lume: part(), pushers: part() }),
    papers: ['extract'],
    numbers: { given: 'on request', ofMovement: '29 xxx xxx' },
  },
  Submariner: {
    reference: '5513',
    calibre: '1520',
    jewels: '26',
    signed: ['case', 'dial', 'movement', 'crown', 'bracelet'],
    caseSize: '40 mm',
    thickness: '14.5',
    numbers: { given: 'on request', ofCase: '1 6xx xxx' },
    report: reportWith({ bezel: { ...part(), grade: 'worn' }, lume: part() }),
  },
  Calatrava: { condition: 'Excellent', reference: '96', calibre: '12-120', papers: ['extract'] },
};

const words = readFileSync('tests/shops/sample/watch-words.yaml', 'utf8');

/** The watches of the tests, as their files would have them. */
export const sampleWatches: WatchContent[] = rows.map((row, index) => ({
  id: slugify(`${row.brand} ${row.model} ${row.year}`),
  position: String(index + 1),
  origin: 'Swiss',
  condition: 'Very Good',
  caseSize: `${index + 31} mm`,
  dateAdded: `2026-01-${index + 10}`,
  lugToLug: '44.5',
  lugWidth: '18',
  thickness: '11',
  signed: ['case', 'dial', 'movement'],
  report: reportWith(),
  service: { date: '2025-12', by: 'our workshop', done: ['serviced', 'parts replaced'] },
  measured: measuredIn(),
  numbers: { given: 'on request' },
  papers: 'none',
  words: wordsOf(row),
  ...row,
  ...further[row.model],
}));

/** Measurements in the usual positions, and in others. */
function measuredIn(...others: Position[]): WatchContent['measured'] {
  const inOrder: Position[] = ['dial up', 'dial down', ...others, 'crown down', 'crown left'];
  return {
    date: '2025-12-18',
    positions: inOrder.map((position, index) => ({
      position,
      rate: String(4 - 3 * index),
      amplitude: String(290 - 9 * index),
    })),
    beatError: '0.3',
  };
}

/** Each has its own description. */
function wordsOf({ brand, model, year }: (typeof rows)[number]): WatchContent['words'] {
  return parse(words.replaceAll('{{name}}', `${brand} ${model} ${year}`));
}
