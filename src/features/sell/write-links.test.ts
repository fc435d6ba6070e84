import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { formatLabel, withinSentence } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { preparedMessage } from './write-links.tsx';

const proseOf = (locale: string): SellProse => parse(readFileSync(`content/sell/${locale}.yaml`, 'utf8'));

describe.each(locales)('the message in %s', (locale) => {
  const t = createTranslator(locale);
  const { photographs } = proseOf(locale);
  const lines = preparedMessage(locale, photographs).split('\n');

  test("has the form's questions, each on its own line", () => {
    for (const field of ['maker', 'model', 'year', 'known', 'price'] as const)
      expect(lines).toContain(formatLabel(locale, t(`sell.fields.${field}`)));
    expect(lines).toContainEqual(expect.stringContaining(t('sell.wishes.trade')));
  });

  test('asks for the photographs of the checklist', () => {
    for (const view of photographViews)
      expect(lines.at(-1)).toContain(withinSentence(locale, photographs.views[view].title));
  });

  test('is short enough for a link in every mail program', () => {
    expect(encodeURIComponent(lines.join('\r\n')).length).toBeLessThan(1900);
  });
});
