import { expect, test } from 'vitest';
import { watchData } from '../schema/content-fixture.ts';
import { listUnknownParts, listUnknownService } from './unknown-facts.ts';

test('a part is unknown if neither its originality nor its grade is known', () => {
  const watch = watchData();
  watch.report.crown = { originality: 'not known', grade: 'very good' };
  expect(listUnknownParts('en', watch)).toEqual(['dial', 'hands', 'crystal', 'strap or bracelet']);
  expect(listUnknownParts('de', watch)).toContain('Zifferblatt');
});

test('if nothing is known about the service, only the service is listed', () => {
  expect(listUnknownService('en', watchData())).toEqual(['last service', 'rate and amplitude', 'box and papers']);
});

test('if the service is partly known, the missing parts are listed', () => {
  const service = { date: 'not known', by: 'not known', done: ['cleaned'] } as const;
  const watch = { ...watchData(), service: { ...service, done: [...service.done] }, papers: 'none' as const };
  expect(listUnknownService('en', watch)).toEqual(['last service', 'who serviced it', 'rate and amplitude']);
});

test('known facts are not listed', () => {
  const watch = {
    ...watchData(),
    service: { date: '2024', by: 'A. Kumar', done: ['cleaned' as const] },
    measured: { date: '2024-03-11', positions: [{ position: 'dial up' as const, rate: 4, amplitude: 285 }] },
    papers: 'none' as const,
  };
  expect(listUnknownService('en', watch)).toEqual([]);
  expect(listUnknownService('en', { ...watch, numbers: { given: 'not known' } })).toEqual([
    'case and movement numbers',
  ]);
});
