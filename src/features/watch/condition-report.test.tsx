// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ConditionReport } from './condition-report.tsx';

function renderReport(locale: Locale = 'en') {
  const watch = watchData();
  watch.report.crown = { originality: 'not known', grade: 'very good' };
  watch.report.lume = { originality: 'period', grade: 'worn' };
  for (const words of Object.values(watch.words)) words.report = { dial: 'Ref. 96 …', papers: 'P.' };
  render(<ConditionReport locale={locale} watch={watch} />);
}

/** The cells of the row with a name. */
function cellsOf(name: string): string[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

afterEach(cleanup);

describe('a condition report', () => {
  test('is a table with a row for each part that the watch has', () => {
    renderReport();
    const table = within(screen.getByRole('table', { name: 'Condition report' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Part',
      'Originality',
      'Grade',
    ]);
    expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Case',
      'Dial',
      'Hands',
      'Lume',
      'Crystal',
      'Crown',
      'Strap or bracelet',
      'Movement',
    ]);
    expect(cellsOf('Lume')).toEqual(['Period', 'Worn']);
  });

  test('marks what is not known, and shows it', () => {
    renderReport();
    expect(cellsOf('Crown')).toEqual(['Not known', 'Very good']);
    const known = (text: string) => screen.getAllByText(text).map((cell) => cell.dataset['known']);
    expect(new Set(known('Not known'))).toEqual(new Set(['false']));
    expect(new Set(known('Not examined'))).toEqual(new Set(['false']));
    expect(known('Very good')).toEqual(['true']);
  });

  test('has a note right under the row that it belongs to', () => {
    renderReport();
    const rowAfter = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.nextElementSibling;
    expect(rowAfter('Dial')?.textContent).toBe('Ref. 96 …');
    expect(rowAfter('Case')).toBeNull();
    expect(rowAfter('Box and papers')?.textContent).toBe('P.');
  });

  test('tells of the last service and of the papers', () => {
    renderReport();
    const table = within(screen.getByRole('table', { name: 'Service and papers' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(7);
    expect(cellsOf('Rate')).toEqual(['Not known']);
  });

  test('leads to the guide of the page’s language', () => {
    renderReport('de');
    expect(screen.getByRole('link', { name: 'Wie wir bewerten' }).getAttribute('href')).toBe('/de/guide');
  });

  test('keeps Latin runs of an Arabic note in their order', () => {
    const watch = watchData();
    watch.words.ar.report = { dial: 'المرجع 1007/BS هنا' };
    render(<ConditionReport locale="ar" watch={watch} />);
    expect(screen.getByText('1007/BS').getAttribute('dir')).toBe('ltr');
  });
});
