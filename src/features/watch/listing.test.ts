import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { locales } from '../../i18n/locales.ts';
import { listProofs } from './listing.ts';

const url = 'https://shop.example/catalog/tissot-antimagnetique-1938';

test.each(locales)('each message names the watch and its page, on WhatsApp and by email (%s)', (locale) => {
  const watch = watchData();
  for (const { whatsApp, email } of listProofs({ locale, watch, url })) {
    const { searchParams } = new URL(email.href);
    expect(searchParams.get('subject')).toBe(`Tissot Antimagnétique, 1938 (${watch.id})`);
    for (const message of [new URL(whatsApp).searchParams.get('text'), searchParams.get('body')])
      for (const part of ['Tissot Antimagnétique', '1938', watch.id, url]) expect(message).toContain(part);
  }
});
