import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { formatLabel } from '../../i18n/format.ts';
import { wishes } from '../../inquiries/contract.ts';
import { readDelivery } from '../../inquiries/delivery.ts';
import { SellPage } from './sell-page.tsx';
import { WriteLinks } from './write-links.tsx';

const entries = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { title: `Title of ${name}`, text: 'A text.' }])) as Record<
    Name,
    { title: string; text: string }
  >;
const workshop = { base: '/images/sized/a', fallback: '/images/a.jpg', widths: [320], width: 1500, height: 1000 };
const prose: SellProse = {
  intro: ['An introduction.'],
  wishes: entries(wishes),
  steps: [{ title: 'First', text: 'A text.' }],
  photographs: { text: 'A text.', views: entries(photographViews), caution: 'A text.' },
};

afterEach(cleanup);

test('each wish opens a WhatsApp message of its own, the email is for all, and who seeks a watch photographs none', () => {
  const { whatsapp, email, wish, wishes: words, fields, message, upload } = textsByLocale.fr.sell;
  const t = createTranslator('fr');
  render(
    <SellPage t={t} prose={prose} workshop={workshop}>
      <WriteLinks t={t} prose={prose.photographs} delivery={readDelivery('fr')} />
    </SellPage>,
  );
  const label = (text: string) => formatLabel('fr', text);
  const photographs = expect.stringContaining(`${label(upload.legend)} title of front, title of back`);
  const questions = {
    sell: [...Object.values(fields).map(label), photographs],
    trade: [...[message.wanted, message.offered, fields.known, fields.price].map(label), photographs],
    find: [message.sought, message.budget, message.size].map(label),
  };
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: whatsapp });
  const messages = links.map(({ href }) => new URL(href).searchParams.get('text')?.split('\n').slice(2));
  expect(messages).toEqual(wishes.map((each) => [`${wish} ${words[each]}.`, '', ...questions[each]]));
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: email });
  const body = new URL(href).searchParams.get('body')?.split(/\r?\n/).slice(4);
  expect(body).toEqual([...questions.sell, ...questions.find]);
});
