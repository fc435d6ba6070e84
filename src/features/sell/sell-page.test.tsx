import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { shop } from '../../content/schema/shop.ts';
import { locales } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { SellPage } from './sell-page.tsx';

afterEach(cleanup);

test.each(locales)('the page in %s begins with its title, an introduction and a WhatsApp button', (locale) => {
  const t = createTranslator(locale);
  const prose = parse(readFileSync(`content/sell/${locale}.yaml`, 'utf8'));
  render(
    <SellPage locale={locale} prose={prose}>
      <form />
    </SellPage>,
  );
  const [title, wish] = screen.getAllByRole('heading') as [HTMLElement, HTMLElement];
  expect(title.textContent).toBe(t('sell.title'));
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: t('sell.whatsapp') });
  expect(button.href).toContain(`${whatsAppUrl(shop.whatsapp)}?text=`);
  expect(button.compareDocumentPosition(wish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
