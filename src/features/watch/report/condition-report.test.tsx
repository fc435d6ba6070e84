import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { watchData } from '../../../content/schema/content-fixture.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { ConditionReport } from './condition-report.tsx';

const url = 'https://shop.example/catalog/tissot-antimagnetique-1938';

function renderReport(locale: Locale = 'en', changes: Partial<Watch> = {}) {
  const watch = { ...watchData(), ...changes };
  watch.report.crown = { originality: 'not known', grade: 'very good' };
  watch.report.lume = { originality: 'period', grade: 'worn' };
  for (const words of Object.values(watch.words)) words.report = { lume: 'Ref. 96 …' };
  render(<ConditionReport locale={locale} watch={watch} url={url} />);
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
  test('has a row for each part that is at least partly known', () => {
    renderReport();
    const table = within(screen.getByRole('table', { name: 'Condition report' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Part',
      'Originality',
      'Grade',
    ]);
    expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Case',
      'Lume',
      'Crown',
      'Movement',
    ]);
    expect(cellsOf('Lume')).toEqual(['Period', 'Worn']);
  });

  test('lists unknown facts in one line below its table, with a link to ask on WhatsApp', () => {
    renderReport();
    const line = screen.getByText(/^Not known: dial, hands, crystal, strap or bracelet\./);
    const message = new URL(
      within(line).getByRole<HTMLAnchorElement>('link', { name: 'Ask us' }).href,
    ).searchParams.get('text');
    expect(message).toContain('dial, hands, crystal, strap or bracelet');
    expect(message).toContain(url);
    expect(screen.getByText(/^Not known: last service, rate and amplitude, box and papers\./)).toBeTruthy();
  });

  test('has no link to ask about a sold watch', () => {
    renderReport('en', { status: 'sold', soldOn: '2026-03-11' });
    expect(screen.getByText(/^Not known: dial/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull();
  });

  test('marks the unknown half of a part', () => {
    renderReport();
    expect(cellsOf('Crown')).toEqual(['Not known', 'Very good']);
    expect(screen.getByText('Not known').dataset['known']).toBe('false');
  });

  test('has a note directly below the row that it belongs to', () => {
    renderReport();
    const rowAfter = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.nextElementSibling;
    expect(rowAfter('Lume')?.textContent).toBe('Ref. 96 …');
    expect(rowAfter('Case')).toBeNull();
  });

  test('shows what is not known in its table if it has a note', () => {
    const watch = watchData();
    watch.words.en.report = { papers: 'Lost in a fire.' };
    render(<ConditionReport locale="en" watch={watch} url={url} />);
    expect(cellsOf('Box and papers')).toEqual(['Not known']);
    expect(screen.getByText('Lost in a fire.')).toBeTruthy();
    expect(screen.getByText(/^Not known: last service, rate and amplitude\./)).toBeTruthy();
  });

  test('has the last service, the numbers and the papers', () => {
    const service = { date: '2024-03', by: 'our workshop', done: ['cleaned' as const] };
    renderReport('en', { service, numbers: { given: 'on request' }, papers: ['extract'] });
    const table = within(screen.getByRole('table', { name: 'Service and papers' }));
    expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Last service',
      'Carried out by',
      'Work done',
      'Case and movement numbers',
      'Box and papers',
    ]);
    expect(cellsOf('Last service')).toEqual(['March 2024']);
  });

  test('has a table of the measurements by position', () => {
    const positions = [
      { position: 'dial up' as const, rate: 4, amplitude: 285 },
      { position: 'crown down' as const, rate: -2, amplitude: 262 },
    ];
    renderReport('en', { measured: { date: '2024-03-11', positions, beatError: 0.3 } });
    const table = within(screen.getByRole('table', { name: 'Measured on 11 March 2024' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Position',
      'Rate',
      'Amplitude',
    ]);
    expect(cellsOf('Crown down')).toEqual(['−2 s/day', '262°']);
    expect(cellsOf('Beat error').map((text) => text.replace(/\s/g, ' '))).toEqual(['0.3 ms']);
  });

  test('says what was corrected, and when', () => {
    const words = Object.fromEntries(locales.map((locale) => [locale, `The crown is later (${locale}).`]));
    renderReport('de', { corrections: [{ date: '2026-11-02', words: words as Record<Locale, string> }] });
    expect(screen.getByText('Berichtigt am 2. November 2026: The crown is later (de).')).toBeTruthy();
  });

  test('links to the guide in the page’s language', () => {
    renderReport('de');
    expect(screen.getByRole('link', { name: 'Wie wir den Zustand bewerten' }).getAttribute('href')).toBe('/de/guide');
  });
});
