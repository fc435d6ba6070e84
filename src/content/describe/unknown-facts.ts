import { withinSentence } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type Part, parts } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';

/** Whether both originality and grade of a part are unknown. */
export function isUnknownPart({ report }: Pick<Watch, 'report'>, part: Part): boolean {
  return report[part]?.originality === 'not known' && report[part]?.grade === 'not examined';
}

/** The unknown parts, as words within a sentence. */
export function listUnknownParts(locale: Locale, watch: Pick<Watch, 'report'>): string[] {
  const t = createTranslator(locale);
  return parts
    .filter((part) => isUnknownPart(watch, part))
    .map((part) => withinSentence(locale, t(`watch.report.parts.${part}`)));
}

/** What is not known about service, measurements, numbers and papers, as words within a sentence. */
export function listUnknownService(locale: Locale, watch: Watch): string[] {
  const t = createTranslator(locale);
  const { service, measured, numbers, papers } = watch;
  // If nothing is known about the service, the date stands for all of it.
  const details = service.date !== 'not known' || service.by !== 'not known' || service.done !== 'not known';
  const unknown = {
    date: service.date === 'not known',
    by: details && service.by === 'not known',
    done: details && service.done === 'not known',
    measured: !measured,
    numbers: numbers?.given === 'not known',
    papers: papers === 'not known',
  };
  const fields = Object.keys(unknown) as (keyof typeof unknown)[];
  return fields.filter((field) => unknown[field]).map((field) => t(`watch.service.unknown.${field}`));
}
