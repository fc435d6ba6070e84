import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { formatLabel } from '../../i18n/format.ts';
import { createTranslator, textsByLocale } from '../../i18n/translate.ts';
import { wishes } from '../../inquiries/contract.ts';
import { SellPage } from './sell-page.tsx';

const entries = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { title: `Title of ${name}`, text: 'A text.' }])) as Record<
    Name,
    { title: string; text: string }
  >;
const prose: SellProse = {
  intro: ['An introduction.'],
  wishes: entries(wishes),
  steps: [{ title: 'First', text: 'A text.' }],
  photographs: { text: 'A text.', views: entries(photographViews), caution: 'A text.' },
};

afterEach(cleanup);

test('each card opens a WhatsApp message that begins with its own wish and asks the questions of the form', () => {
  const { whatsapp, wish, wishes: words, fields } = textsByLocale.fr.sell;
  render(
    <SellPage t={createTranslator('fr')} prose={prose}>
      <form />
    </SellPage>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: whatsapp });
  const messages = links.map(({ href }) => new URL(href).searchParams.get('text')?.split('\n'));
  expect(messages.map((lines) => lines?.[2])).toEqual(
    wishes.map((each) => `${formatLabel('fr', wish)} ${words[each]}`),
  );
  const [lines] = messages;
  for (const field of Object.values(fields)) expect(lines).toContain(formatLabel('fr', field));
  for (const view of photographViews) expect(lines?.at(-1)).toContain(`title of ${view}`);
});
