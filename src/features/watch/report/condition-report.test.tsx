import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchData } from '../../../content/content-fixture.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../../../content/words/translate.ts';
import { withinSentence } from '../../../i18n/format.ts';
import { byLocale, type Locale } from '../../../i18n/locales.ts';
import { fill } from '../../../i18n/texts.ts';
import { ConditionReport } from './condition-report.tsx';

const url = 'https://shop.example/catalog/tissot-antimagnetique-1938';
const { questions, watch: words } = textsByLocale.en;
const { parts, originalities, grades } = words.report;

function renderReport(changes: Partial<Watch> = {}, locale: Locale = 'en') {
  const watch = { ...watchData(), ...changes };
  watch.report.crown = { originality: 'not known', grade: 'very good' };
  watch.report.lume = { originality: 'period', grade: 'worn' };
  watch.words = { en: { ...watchData().words.en, report: { lume: 'Ref. 96 …' } } };
  render(<ConditionReport t={createTranslator(locale)} watch={watch} url={url} pictures={[]} />);
}

const tableOf = (name: string) => within(screen.getByRole('table', { name }));
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
const cellsOf = (name: string) => textsOf(within(rowOf(name)).getAllByRole('cell'));

describe('a condition report', () => {
  test('has a row for each part that is at least partly known, and marks the unknown half', () => {
    renderReport();
    const table = tableOf(words.report.title);
    const { part, originality, grade } = words.report;
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([part, originality, grade]);
    expect(textsOf(table.getAllByRole('rowheader'))).toEqual([parts.case, parts.lume, parts.crown, parts.movement]);
    expect(cellsOf(parts.lume)).toEqual([originalities.period, grades.worn]);
    expect(cellsOf(parts.crown)).toEqual([originalities['not known'], grades['very good']]);
    const known = [...rowOf(parts.crown).querySelectorAll('td')].map(({ dataset }) => dataset['known']);
    expect(known).toEqual(['false', 'true']);
  });

  test.each([
    ['en', null, null],
    ['ar', 'en', 'ltr'],
  ] as const)('has a note directly below its row, and in %s says its language if that differs', (locale, lang, dir) => {
    renderReport({}, locale);
    const { lume } = textsByLocale[locale].watch.report.parts;
    const note = rowOf(lume).nextElementSibling?.querySelector('td');
    expect([note?.textContent, note?.getAttribute('lang'), note?.getAttribute('dir')]).toEqual([
      'Ref. 96 …',
      lang,
      dir,
    ]);
  });

  test('has a box for what is not known or not examined and for views without a picture, not for what is kept back', () => {
    const watch = { ...watchData(), numbers: { given: 'on request' as const }, papers: 'none' as const };
    watch.report.dial = { originality: 'original', grade: 'not examined' };
    watch.report.hands = { originality: 'original', grade: 'good' };
    const pictures = [{ view: 'front' as const }, { view: 'movement' as const }];
    const { container } = render(
      <ConditionReport t={createTranslator('en')} watch={watch} url={url} pictures={pictures} />,
    );
    const boxes = [...container.querySelectorAll<HTMLInputElement>('[name=question]')].map(({ value }) => value);
    const { numbers, papers, date } = words.service.unknown;
    for (const name of [withinSentence('en', parts.dial), date])
      expect(boxes).toContain(`${questions.notKnown} ${name}`);
    for (const name of [withinSentence('en', parts.hands), numbers, papers])
      expect(boxes).not.toContain(`${questions.notKnown} ${name}`);
    const { caseback, movement } = words.pictures.missingViews;
    expect(boxes).toContain(`${questions.notPictured} ${caseback}`);
    expect(boxes).not.toContain(`${questions.notPictured} ${movement}`);
    const asked = boxes.filter((value) => value !== questions.hold);
    expect(container.querySelector('summary')?.textContent.trim()).toBe(`${questions.title} · ${asked.length}`);
  });

  test('says in a line what is not known of a sold watch', () => {
    renderReport({ status: 'sold', soldOn: '2026-03-11' });
    const line = screen.getByText((text) => text.startsWith(questions.title));
    for (const part of [parts.dial, parts.crown]) expect(line.textContent).toContain(withinSentence('en', part));
    expect(document.querySelector('[name=question]')).toBeNull();
  });

  test('shows what is not known in its table if it has a note', () => {
    const watch = watchData();
    watch.words.en.report = { papers: 'Lost in a fire.' };
    render(<ConditionReport t={createTranslator('en')} watch={watch} url={url} pictures={[]} />);
    expect(cellsOf(words.papers.label)).toEqual([words.papers.values['not known']]);
    expect(screen.getByText('Lost in a fire.')).toBeTruthy();
  });

  test('has a table of the last service, the numbers and the papers, and one of the measurements', () => {
    const service = { date: '2024-03', by: 'our workshop', done: ['cleaned' as const] };
    const positions = [{ position: 'dial up' as const, rate: 4, amplitude: 285 }];
    const measured = { date: '2024-03-11', positions, beatError: 0.3 };
    renderReport({ service, measured, numbers: { given: 'on request' }, papers: ['extract'] });
    const { title, date, by, done, rate, amplitude, beatError } = words.service;
    const serviceRows = [date, by, done, words.numbers.label, words.papers.label];
    expect(textsOf(tableOf(title).getAllByRole('rowheader'))).toEqual(serviceRows);
    const table = tableOf(fill(words.measured.title, { date: '11 March 2024' }));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([words.measured.position, rate, amplitude]);
    const measuredRows = [words.measured.positions['dial up'], beatError];
    expect(textsOf(table.getAllByRole('rowheader'))).toEqual(measuredRows);
  });

  test("says what was corrected, and when, in the page's language", () => {
    const corrections = [{ date: '2026-11-02', words: byLocale((locale) => `The crown is later (${locale}).`) }];
    renderReport({ corrections }, 'de');
    const said = fill(textsByLocale.de.watch.corrected, { date: '2. November 2026' });
    expect(screen.getByText(`${said} The crown is later (de).`)).toBeTruthy();
    cleanup();
    const words = { ...byLocale(() => undefined), en: 'The crown is later.' };
    renderReport({ corrections: [{ date: '2026-11-02', words }] }, 'de');
    expect(screen.getByText('The crown is later.').lang).toBe('en');
  });
});
