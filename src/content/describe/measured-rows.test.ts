import { describe, expect, test } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Measured } from '../schema/report-schema.ts';
import { describeMeasured, summariseMeasured } from './measured-rows.ts';

const measured: Measured = {
  date: '2024-03-11',
  positions: [
    { position: 'crown down', rate: -2.5, amplitude: 262 },
    { position: 'dial up', rate: 4, amplitude: 285 },
  ],
  beatError: 0.3,
};

/** With every kind of space as a plain one. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

describe('the measurements', () => {
  test.each(
    localeCases({
      en: [['Dial up +4 s/day 285°', 'Crown down −2.5 s/day 262°'], '11 March 2024', '0.3 ms'],
      de: [['Zifferblatt oben +4 s/Tag 285°', 'Krone unten −2,5 s/Tag 262°'], '11. März 2024', '0,3 ms'],
    }),
  )('are in the order of the positions, whatever the order in the file (%s)', (locale, rows, date, beatError) => {
    const text = describeMeasured(locale, measured);
    expect(text.positions.map(({ position, rate, amplitude }) => plain(`${position} ${rate} ${amplitude}`))).toEqual(
      rows,
    );
    expect([text.date, plain(text.beatError)]).toEqual([date, beatError]);
  });

  test('keep a beat error of zero, and have none if it was not measured', () => {
    expect(plain(describeMeasured('en', { ...measured, beatError: 0 }).beatError)).toBe('0 ms');
    const { beatError: _, ...without } = measured;
    expect(describeMeasured('en', without)).not.toHaveProperty('beatError');
  });
});

describe('the measurements as ranges', () => {
  test('are from the lowest to the highest', () => {
    expect(summariseMeasured('en', measured)).toMatchObject({ rate: '−2.5 to +4 s/day', amplitude: '262° to 285°' });
  });

  test('are one number if every position shows the same', () => {
    const [reading] = measured.positions;
    expect(summariseMeasured('en', { ...measured, positions: reading ? [reading] : [] }).amplitude).toBe('262°');
  });

  test('are empty for a watch that was not measured', () => {
    expect(summariseMeasured('en', undefined)).toEqual({});
  });
});
