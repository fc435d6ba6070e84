import { searchNames } from 'virtual:content';
import { describeFacts, factLabels } from '../../../content/describe/watch-facts.ts';
import { watchName } from '../../../content/describe/watch-name.ts';
import { listSearchNames } from '../../../content/schema/search-names.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { foldText } from '../../../i18n/fold-text.ts';
import { formatDecade } from '../../../i18n/format.ts';
import { defaultLocale, type Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';

/** The facts that are searched besides the name, the decade and the codes. */
const searchedFacts = [
  'year',
  'origin',
  'condition',
  'movement',
  'caseMaterial',
  'caseSize',
  'dialColor',
  'strap',
] as const;

/**
 * The text that the search compares: the facts of a watch, each with its label, in the page's language and in English. Folded
 * at build, to save phones the work.
 *
 * @returns the facts, such as ` brand omega speedmaster | dial color matte black `, with a space before and after each word
 */
export function searchText(locale: Locale, watch: Watch): string {
  const facts = [...new Set([locale, defaultLocale])].flatMap((language) => listFacts(language, watch));
  return facts.map((fact) => ` ${foldText(fact)} `).join('|');
}

function listFacts(locale: Locale, watch: Watch): string[] {
  const t = createTranslator(locale);
  const labels = factLabels(locale);
  const facts = describeFacts(locale, watch);
  const name = watchName(watch);
  const decade = formatDecade(locale, Math.floor(watch.year / 10) * 10);
  const codes = (['reference', 'calibre'] as const).filter((key) => watch[key]);
  return [
    `${t('catalog.facets.brand.label')} ${name} ${initials(watch.brand)} ${listSearchNames(locale, name, searchNames)}`,
    `${t('catalog.facets.era.label')} ${t('catalog.facets.era.decade', { decade })}`,
    ...searchedFacts.map((key) => `${labels[key]} ${facts[key]}`),
    // Visitors also type `145022` for `145.022`.
    ...codes.map((key) => `${labels[key]} ${watch[key]} ${watch[key]?.replace(/[^\p{L}\d]/gu, '')}`),
  ];
}

/**
 * Words that visitors type around what they look for, such as `watch` and `with`, in the page's language and in English.
 *
 * @returns folded, with a space before and after each
 */
export function listFillers(locale: Locale): string {
  const lists = [locale, defaultLocale].map((language) => createTranslator(language)('catalog.search.fillers'));
  return ` ${foldText(lists.join(' '))} `;
}

/** The initials of a brand of several words: `JLC` for Jaeger LeCoultre. */
function initials(brand: string): string {
  return brand.includes(' ') ? brand.replace(/[^\p{Lu}]/gu, '') : '';
}
