import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { compareWatches } from './compare-watches.ts';

const part = { originality: 'original', grade: 'good' } as const;
const plain = { ...watchData(), id: 'plain' };
const complicated = {
  ...watchData(),
  id: 'complicated',
  reference: '6536-1',
  report: { ...plain.report, pushers: part },
  measured: { date: '2024-03-11', positions: [{ position: 'dial up' as const, rate: 4, amplitude: 285 }] },
};
const picture = { base: '/images/sized/a', fallback: '/images/a.jpg', widths: [320], width: 800, height: 1000 };

function compareBoth(locale: Locale) {
  const { watches, groups } = compareWatches(locale, [plain, complicated], {
    plain: picture,
    complicated: picture,
  });
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ group: group.title, ...row })));
  const row = (title: string, name: string) => rows.find(({ group, label }) => group === title && label === name);
  return { watches, groups, row };
}

test('each row has the values of the watches, and what to show for a watch without one', () => {
  const { watches, row } = compareBoth('en');
  expect(watches.map(({ id }) => id)).toEqual(['plain', 'complicated']);
  expect(row('Details', 'Reference')).toMatchObject({ values: { complicated: '6536-1' }, missing: 'Not stated' });
  expect(row('Condition report', 'Pushers')).toMatchObject({
    values: { complicated: 'Original\u00a0· Good' },
    missing: 'None',
  });
  expect(row('Service and papers', 'Last service')?.values).toEqual({ plain: 'Not known', complicated: 'Not known' });
  expect(row('Service and papers', 'Amplitude')?.values).toEqual({ plain: 'Not known', complicated: '285°' });
});

test('a fact and a part with the same label are two rows, in the order of the page', () => {
  const { groups } = compareBoth('en');
  expect(groups.map(({ title }) => title)).toEqual(['Details', 'Condition report', 'Service and papers']);
  const labels = groups.map(({ rows }) => rows.map(({ label }) => label));
  expect(labels[0]?.slice(0, 4)).toEqual(['Year', 'Origin', 'Condition', 'Movement']);
  expect(labels[1]?.at(-1)).toBe('Movement');
});

test.each(localeCases({ en: ['Case', 'Period\u00a0· Good'], de: ['Gehäuse', 'Aus der Zeit\u00a0· Gut'] }))(
  'a part is described in %s',
  (locale, label, value) => {
    const { groups } = compareBoth(locale);
    expect(groups[1]?.rows.find((row) => row.label === label)?.values).toMatchObject({ plain: value });
  },
);
