import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { byLocale, type Locale } from '../../i18n/locales.ts';
import type { Watch } from './watch-schema.ts';

/** A watch with words in every language. */
type TranslatedWatch = Watch & { words: Record<Locale, Watch['words']['en']> };

/** The shop's real content. */
export const realContent = join(import.meta.dirname, '../../../content');

const tissot = 'tissot-antimagnetique-1938';

/** Sixty words, the minimum for a description. */
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

/** The data of a valid watch, for tests to change. Not one of the shop's watches, which may be sold. */
export function watchData(): TranslatedWatch {
  return {
    id: tissot,
    position: 4,
    brand: 'Tissot',
    model: 'Antimagnétique',
    year: 1938,
    price: 3800,
    origin: 'Swiss',
    condition: 'Good',
    movement: 'Manual',
    caseSize: '33 mm',
    imageSrc: `/images/${tissot}.jpg`,
    picture: 'rendering',
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
    words: byLocale(() => ({ ...words })),
  };
}

/**
 * A content folder with one valid watch and the shop's real prose and texts. Deleted after the test.
 *
 * @param watches files to write into `watches`, by name. Strings are written as they are, anything else as YAML.
 */
export function contentFolder(watches: Record<string, unknown> = { [`${tissot}.yaml`]: watchData() }): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'watches'));
  for (const [name, content] of Object.entries(watches)) {
    writeFileSync(join(folder, 'watches', name), typeof content === 'string' ? content : stringify(content));
  }
  for (const name of ['about', 'buying', 'guide', 'sell', 'locales'])
    cpSync(join(realContent, name), join(folder, name), { recursive: true });
  return folder;
}
