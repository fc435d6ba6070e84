import { expect, test } from 'vitest';
import { placeholderShop } from '../content/schema/placeholder-shop.ts';
import { localeCases } from './locale-cases-fixture.ts';
import { describeShop } from './shop-details.ts';
import { writtenTexts } from './texts.ts';

const { address } = placeholderShop;
const usual = {
  ...placeholderShop.hours,
  firstDay: 'monday',
  lastDay: 'saturday',
  opens: '10:00',
  closes: '19:00',
} as const;

/** With plain spaces and without direction marks. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u2066-\u2069]/g, '');

test.each(
  localeCases({
    en: ['Monday to Saturday, 10:00 AM to 7:00 PM'],
    de: ['Montag bis Samstag, 10:00 bis 19:00 Uhr'],
    es: ['De lunes a sábado, de 10:00 a 19:00'],
    ar: ['من الاثنين إلى السبت، من 10:00 ص إلى 7:00 م'],
    fr: ['Du lundi au samedi, de 10 h à 19 h'],
    it: ['Da lunedì a sabato, dalle 10:00 alle 19:00'],
  }),
)('the usual hours in %s: %s', (locale, hours) => {
  expect(seen(describeShop(locale, { address, hours: usual }, writtenTexts[locale].visit).hours)).toBe(hours);
});

test.each(
  localeCases({
    en: ['Monday to Friday, 10:00 AM to 7:00 PM; Saturday, 10:00 AM to 2:00 PM'],
    de: ['Montag bis Freitag, 10:00 bis 19:00 Uhr; Samstag, 10:00 bis 14:00 Uhr'],
    es: ['De lunes a viernes, de 10:00 a 19:00; sábado, de 10:00 a 14:00'],
    ar: ['من الاثنين إلى الجمعة، من 10:00 ص إلى 7:00 م، والسبت، من 10:00 ص إلى 2:00 م'],
    fr: ['Du lundi au vendredi, de 10 h à 19 h ; samedi, de 10 h à 14 h'],
    it: ['Da lunedì a venerdì, dalle 10:00 alle 19:00; sabato, dalle 10:00 alle 14:00'],
  }),
)('with a short last day in %s: %s', (locale, hours) => {
  const short = { ...usual, lastDayCloses: '14:00' };
  expect(seen(describeShop(locale, { address, hours: short }, writtenTexts[locale].visit).hours)).toBe(hours);
});

test.each(
  localeCases({
    en: ['; Sunday by appointment only'],
    de: ['; Sonntag nur nach Vereinbarung'],
    es: ['; domingo, solo con cita previa'],
    ar: ['، والأحد بموعد مسبق فقط'],
    fr: [' ; dimanche sur rendez-vous'],
    it: ['; domenica solo su appuntamento'],
  }),
)('with a day by appointment in %s, they end in "%s"', (locale, end) => {
  const hours = { ...usual, byAppointment: 'sunday' } as const;
  const { visit } = writtenTexts[locale];
  const text = seen(describeShop(locale, { address, hours }, visit).hours);
  expect(text).toBe(seen(describeShop(locale, { address, hours: usual }, visit).hours) + end);
});
