import {
  formatList,
  formatPartialDate,
  formatSigned,
  formatUnit,
  sentenceCase,
  withinSentence,
} from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { parts, positions } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';
import { noteOf, type WrittenText } from '../words/words-of.ts';

interface ReportValue {
  text: string;
  /** What it is called where no head of a column says what it answers: `Origin unknown`. */
  withoutHead?: string | undefined;
  /** `false` for answers such as `Not known` and `Not examined`. */
  isKnown: boolean;
}

export interface ReportRow {
  /** Its name in code, once among the rows of a watch. */
  key: string;
  label: string;
  /** Originality and grade of a part, rate and amplitude of a position, otherwise one. Empty if the file has none. */
  values: ReportValue[];
  /** What a sentence about what is not known calls it. Left out if the name of another row includes it. */
  nameInSentence?: string | undefined;
  note?: WrittenText | undefined;
}

/**
 * Describes the condition of a watch: its parts, the last service with numbers and papers, and the timing machine's readings.
 * Every watch has the same rows, except that only positions that were measured have one.
 */
export function reportRows(t: Translate, watch: Watch) {
  return {
    parts: partRows(t, watch),
    /** Shown only if it is not known: otherwise the facts have it. */
    calibre: calibreRow(t, watch),
    service: serviceRows(t, watch),
    /** The lowest and the highest reading of the timing machine. */
    ranges: rangeRows(t, watch),
    positions: positionRows(t, watch),
    beatError: beatErrorRow(t, watch),
    /** The numbers of case and movement, and what comes with the watch. */
    papers: [numbersRow(t, watch), papersRow(t, watch)],
  };
}

/** What is not known or not examined, as a sentence calls it. Numbers on request and papers that never came are known. */
export function listUnknown(t: Translate, watch: Watch): string[] {
  const { parts, calibre, service, ranges, beatError, papers } = reportRows(t, watch);
  const rows = [...parts, calibre, ...service, ...ranges, beatError, ...papers];
  return rows
    .filter(({ values }) => values.some(({ isKnown }) => !isKnown))
    .flatMap(({ nameInSentence }) => nameInSentence ?? []);
}

function partRows(t: Translate, watch: Watch): ReportRow[] {
  return parts.map((part) => {
    const label = t(`watch.report.parts.${part}`);
    const { originality, grade } = watch.report[part] ?? {};
    const values = originality &&
      grade && [
        {
          text: t(`watch.report.originalities.${originality}`),
          withoutHead: originality === 'not known' ? t('watch.report.originNotKnown') : undefined,
          isKnown: originality !== 'not known',
        },
        { text: t(`watch.report.grades.${grade}`), isKnown: grade !== 'not examined' },
      ];
    return {
      key: part,
      label,
      values: values ?? [],
      nameInSentence: withinSentence(t.locale, label),
      note: noteOf(watch, t.locale, part),
    };
  });
}

function calibreRow(t: Translate, { calibre }: Watch): ReportRow {
  const label = t('watch.calibre');
  return {
    key: 'calibre',
    label,
    values: calibre ? [] : [knownOrNot(t, undefined)],
    nameInSentence: withinSentence(t.locale, label),
  };
}

function serviceRows(t: Translate, watch: Watch): ReportRow[] {
  const { date, by, done } = watch.service;
  const works = done !== 'not known' && done.map((work) => t(`watch.service.works.${work}`));
  const texts = {
    date: date !== 'not known' && sentenceCase(t.locale, formatPartialDate(t.locale, date)),
    by: by === 'our workshop' ? t('watch.service.ourWorkshop') : by !== 'not known' && by,
    done: works && listWords(t.locale, works),
  };
  const isAnyKnown = Object.values(texts).some(Boolean);
  return (['date', 'by', 'done'] as const).map((field) => ({
    key: field,
    label: t(`watch.service.${field}`),
    values: [knownOrNot(t, texts[field])],
    // If nothing is known about the service, the first name is enough: `last service`.
    nameInSentence: field === 'date' || isAnyKnown ? t(`watch.service.unknown.${field}`) : undefined,
    note: field === 'done' ? noteOf(watch, t.locale, 'service') : undefined,
  }));
}

/** Where to find the numbers of case and movement, and how they begin. */
function numbersRow(t: Translate, { numbers }: Watch): ReportRow {
  const begins = (part: 'case' | 'movement', number: string | undefined) =>
    // A number is not broken at its spaces.
    number && `${t(`watch.report.parts.${part}`)} ${isolate(t.locale, number.replaceAll(' ', '\u00a0'))}`;
  const text =
    numbers &&
    [begins('case', numbers.ofCase), begins('movement', numbers.ofMovement), t(`watch.numbers.values.${numbers.given}`)]
      .filter(Boolean)
      .join(' · ');
  return {
    key: 'numbers',
    label: t('watch.numbers.label'),
    values: text ? [{ text, isKnown: numbers.given !== 'not known' }] : [],
    nameInSentence: t('watch.service.unknown.numbers'),
  };
}

/** What comes with the watch. */
function papersRow(t: Translate, watch: Watch): ReportRow {
  const papers = typeof watch.papers === 'string' ? [watch.papers] : watch.papers;
  const words = papers.map((word) => t(`watch.papers.values.${word}`));
  return {
    key: 'papers',
    label: t('watch.papers.label'),
    values: [{ text: listWords(t.locale, words), isKnown: watch.papers !== 'not known' }],
    nameInSentence: t('watch.service.unknown.papers'),
    note: noteOf(watch, t.locale, 'papers'),
  };
}

function rangeRows(t: Translate, { measured }: Watch): ReportRow[] {
  const range = (field: 'rate' | 'amplitude', show: (reading: number) => string) => {
    const readings = measured?.positions.map((position) => position[field]) ?? [];
    const [from, to] = [show(Math.min(...readings)), show(Math.max(...readings))];
    return from === to ? from : t('watch.service.range', { from, to });
  };
  const rates =
    measured && t('watch.service.ratePerDay', { number: range('rate', (rate) => formatSigned(t.locale, rate)) });
  const amplitudes = measured && range('amplitude', (amplitude) => showDegrees(t.locale, amplitude));
  return [
    {
      key: 'rate',
      label: t('watch.service.rate'),
      values: [knownOrNot(t, rates)],
      nameInSentence: t('watch.service.unknown.measured'),
    },
    { key: 'amplitude', label: t('watch.service.amplitude'), values: [knownOrNot(t, amplitudes)] },
  ];
}

function positionRows(t: Translate, { measured }: Watch): ReportRow[] {
  const readings = positions.flatMap((position) =>
    (measured?.positions ?? []).filter((reading) => reading.position === position),
  );
  return readings.map(({ position, rate, amplitude }) => ({
    key: position,
    label: t(`watch.measured.positions.${position}`),
    values: [
      t('watch.service.ratePerDay', { number: formatSigned(t.locale, rate) }),
      showDegrees(t.locale, amplitude),
    ].map((text) => ({ text, isKnown: true })),
  }));
}

function beatErrorRow(t: Translate, { measured }: Watch): ReportRow {
  const text = measured?.beatError !== undefined && formatUnit(t.locale, measured.beatError, 'millisecond');
  return {
    key: 'beatError',
    label: t('watch.service.beatError'),
    values: text ? [{ text, isKnown: true }] : [],
  };
}

function knownOrNot(t: Translate, text: string | false | undefined): ReportValue {
  return text ? { text, isKnown: true } : { text: t('watch.service.notKnown'), isKnown: false };
}

function showDegrees(locale: Locale, amplitude: number): string {
  return isolate(locale, `${amplitude}°`);
}

function listWords(locale: Locale, words: string[]): string {
  return sentenceCase(locale, formatList(locale, words));
}
