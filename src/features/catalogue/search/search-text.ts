import { searchNames } from 'virtual:content';
import { type FactKey, listFacts } from '../../../content/describe/watch-facts.ts';
import { watchName } from '../../../content/describe/watch-name.ts';
import { listSearchNames } from '../../../content/schema/search-names.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { createTranslator, type Translate } from '../../../content/words/translate.ts';
import { foldText } from '../../../i18n/fold-text.ts';
import { formatDecade } from '../../../i18n/format.ts';
import { defaultLocale, type Locale } from '../../../i18n/locales.ts';

/** Facts that nobody searches by. */
const measures: readonly FactKey[] = ['lugToLug', 'lugWidth', 'thickness'];

/**
 * The text that the search compares: the facts of a watch, each with its label, in the page's language and in English. Folded
 * at build, to save phones the work.
 *
 * @returns the facts, such as ` brand omega speedmaster | dial color matte black `, with a space before and after each word
 */
export function searchText(locale: Locale, watch: Watch): string {
  const facts = [...new Set([locale, defaultLocale])].flatMap((language) =>
    searchedFacts(createTranslator(language), watch),
  );
  return facts.map((fact) => ` ${foldText(fact)} `).join('|');
}

function searchedFacts(t: Translate, watch: Watch): string[] {
  const name = watchName(watch);
  const decade = formatDecade(t.locale, Math.floor(watch.year / 10) * 10);
  return [
    `${t('catalog.facets.brand.label')} ${name} ${initials(watch.brand)} ${listSearchNames(t.locale, name, searchNames)}`,
    `${t('catalog.facets.era.label')} ${t('bands.decade', { decade })} ${shortDecade(t, watch)} ${spokenDecade(t, watch)}`,
    ...listFacts(t, watch)
      .filter(({ key }) => !measures.includes(key))
      .map(({ key, label, text }) => `${label} ${text} ${otherWords(t, watch, key, text)}`),
    ...searchedPapers(t, watch),
  ];
}

/** The decade without its century: `60s`, `60er`, `Anni 60`. */
function shortDecade(t: Translate, { year }: Watch): string {
  return t('bands.decade', { decade: String(Math.floor(year / 10) * 10).slice(-2) });
}

/** The decades that have a name. */
const namedDecades = [1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990] as const;

/** The name of the decade: `sixties`. */
function spokenDecade(t: Translate, { year }: Watch): string {
  const decade = namedDecades.find((first) => first <= year && year < first + 10);
  // The editor takes keys that are numbers for a list.
  return decade ? t(`search.decades.${decade}s`) : '';
}

/** What comes with a watch, without its label, which names things that may be missing. */
function searchedPapers(t: Translate, { papers }: Watch): string[] {
  if (typeof papers === 'string') return [];
  const isFullSet = papers.includes('box') && papers.includes('papers');
  const names = papers.map((each) => `${t(`watch.papers.values.${each}`)} ${t(`search.papers.${each}`)}`);
  return [`${names.join(' ')} ${isFullSet ? t('search.fullSet') : ''}`];
}

/** What visitors type for a fact, also instead of what pages show. */
function otherWords(t: Translate, { movement, calibre }: Watch, key: FactKey, text: string): string {
  if (key === 'reference') return withoutSigns(text);
  if (key !== 'movement') return '';
  const winding = movement.startsWith('Automatic') ? 'search.automatic' : 'search.manual';
  return [
    movement === 'Quartz' ? '' : t(winding),
    calibre ? `${t('watch.calibre')} ${withoutSigns(calibre)}` : '',
  ].join(' ');
}

/** Visitors also type `145022` for `145.022`. */
function withoutSigns(code: string): string {
  return code.replace(/[^\p{L}\d]/gu, '');
}

/**
 * Words that visitors type around what they look for, such as `watch` and `with`, in the page's language and in English.
 *
 * @returns folded, with a space before and after each
 */
export function listFillers(locale: Locale): string {
  const lists = [locale, defaultLocale].map((language) => createTranslator(language)('search.fillers'));
  return ` ${foldText(lists.join(' '))} `;
}

/** The initials of a brand of several words: `JLC` for Jaeger LeCoultre. */
function initials(brand: string): string {
  return brand.includes(' ') ? brand.replace(/[^\p{Lu}]/gu, '') : '';
}
