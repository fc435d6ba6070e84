import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { byLocale, type Locale } from '../i18n/locales.ts';
import { slugify } from '../i18n/slug.ts';
import { lineOf } from './reading/problem.ts';
import { readYaml } from './reading/read-yaml.ts';
import { proseSchemas } from './schema/prose-schemas.ts';
import { type Shop, shopSchema } from './schema/shop-schema.ts';
import { type Watch, watchSchema } from './schema/watch-schema.ts';

/** A watch with words in every language. */
type TranslatedWatch = Watch & { words: Record<Locale, Watch['words']['en']> };

const realContent = join(import.meta.dirname, '../../content');

const tissot = 'tissot-antimagnetique-1938';

/** Sixty words. */
const description = `${Array.from({ length: 20 }, () => 'a good watch').join(' ')}.`;

const words = {
  description,
  caseMaterial: 'Stainless steel',
  dialColor: 'Silver, sector dial',
  strap: 'Tan leather',
  alt: 'Round steel wristwatch, seen from above.',
  report: { case: 'Softened edges.' },
};

const ungraded = { originality: 'not known', grade: 'not examined' } as const;

/** The facts of a valid shop, for tests to change. Not the owner's. */
export const shopData: Shop = shopSchema.parse({
  name: 'Shop',
  url: 'https://shop.example',
  phone: '+00 000000',
  whatsapp: '+00 000000',
  email: 'shop@shop.example',
  address: {
    street: 'Street',
    district: 'District',
    city: { en: 'City' },
    postalCode: '000000',
    region: 'Region',
    countryCode: 'IN',
    latitude: '0',
    longitude: '0',
    coordinatesOf: 'Street',
  },
  hours: { timeZone: 'UTC', firstDay: 'monday', lastDay: 'friday', opens: '10:00', closes: '18:00' },
});

/** A valid watch, for tests to change. Not one of the shop's watches, which may be sold. */
export function watchData(): TranslatedWatch {
  return { id: tissot, ...watchFile() };
}

/** The data of its file. */
export function watchFile(): Omit<TranslatedWatch, 'id'> {
  return {
    position: 4,
    brand: 'Tissot',
    model: 'Antimagnétique',
    year: 1938,
    price: 3800,
    origin: 'Swiss',
    condition: 'Good',
    movement: 'Manual',
    caseSize: '33 mm',
    dateAdded: '2023-11-16',
    status: 'available',
    report: {
      case: { originality: 'period', grade: 'good' },
      dial: { ...ungraded },
      hands: { ...ungraded },
      crystal: { ...ungraded },
      crown: { ...ungraded },
      strap: { ...ungraded },
      movement: { originality: 'period', grade: 'good' },
    },
    service: { date: 'not known', by: 'not known', done: 'not known' },
    papers: 'not known',
    words: byLocale(() => structuredClone(words)),
  };
}

/** A valid watch with other facts. Its id is made of them, unless it is given. */
export function watchWith(given: Partial<Watch>): TranslatedWatch {
  const file = { ...watchFile(), ...given };
  return { id: slugify(`${file.brand} ${file.model} ${file.year}`), ...file } as TranslatedWatch;
}

/** Data as the reader of a file has them: every value is text. */
export function asText<T>(data: T): Record<keyof T, unknown> {
  return parse(stringify(data), { schema: 'failsafe' });
}

/** A file with a text, or with data as YAML. Deleted after the test. */
export function yamlFile(content: unknown): string {
  const file = join(temporaryFolder(), 'file.yaml');
  write(file, content);
  return file;
}

/** The problems of a watch's file as the owner reads them, without the file's name. Those of a line begin with `:3: `. */
export function problemsOf(watch: unknown): string[] {
  const file = yamlFile(watch);
  return readYaml(file, watchSchema).problems.map((problem) => lineOf({ ...problem, file: '' }).replace(/^: /, ''));
}

/**
 * The problems of a valid watch with one changed field.
 *
 * @param field such as `report.case.grade`
 * @param value `undefined`: the field is left out
 */
export function problemsWith(field: string, value: unknown): string[] {
  const watch = watchFile();
  const parts = field.split('.');
  const name = parts.pop() ?? '';
  const group = parts.reduce<object>((whole, part) => Reflect.get(whole, part), watch);
  Reflect.set(group, name, value);
  return problemsOf(watch);
}

/**
 * A content folder with one valid watch and the shop's real prose and texts. Deleted after the test.
 *
 * @param watches files to write into `watches`, by name. Strings are written as they are, anything else as YAML.
 */
export function contentFolder(watches: Record<string, unknown> = { [`${tissot}.yaml`]: watchFile() }): string {
  const folder = temporaryFolder();
  write(join(folder, 'shop.yaml'), shopData);
  write(join(folder, 'search-names.yaml'), { anywhere: {}, ar: { Tissot: 'تيسو' } });
  mkdirSync(join(folder, 'watches'));
  for (const [name, content] of Object.entries(watches)) write(join(folder, 'watches', name), content);
  for (const name of [...Object.keys(proseSchemas), 'locales'])
    cpSync(join(realContent, name), join(folder, name), { recursive: true });
  return folder;
}

/** Deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(file: string, content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : stringify(content));
}
