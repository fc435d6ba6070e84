import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { locales } from '../../i18n/locales.ts';
import { whatsAppAbout } from './page-watch.ts';

const url = 'https://shop.example/catalog/tissot-antimagnetique-1938';

test.each(locales)('the message that asks for pictures names the watch, its year and its page (%s)', (locale) => {
  const href = whatsAppAbout({ locale, watch: watchData(), url }, 'watch.pictures.askMessage');
  const message = new URL(href).searchParams.get('text');
  for (const part of ['Tissot', 'Antimagnétique', '1938', url]) expect(message).toContain(part);
});
