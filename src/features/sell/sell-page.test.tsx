import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wishes } from '../../content/schema/inquiry-contract.ts';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { formatLabel } from '../../i18n/format.ts';
import { textsByLocale } from '../../i18n/translate.ts';
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

test('the page begins with its title and a WhatsApp message that asks the questions of the form', () => {
  const { title, whatsapp, fields, wishes: words } = textsByLocale.fr.sell;
  render(
    <SellPage locale="fr" prose={prose}>
      <form />
    </SellPage>,
  );
  const [heading, firstWish] = screen.getAllByRole('heading') as [HTMLElement, HTMLElement];
  expect(heading.textContent).toBe(title);
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: whatsapp });
  expect(button.compareDocumentPosition(firstWish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const lines = new URL(button.href).searchParams.get('text')?.split('\n');
  for (const field of Object.values(fields)) expect(lines).toContain(formatLabel('fr', field));
  expect(lines).toContainEqual(expect.stringContaining(words.trade));
  for (const view of photographViews) expect(lines?.at(-1)).toContain(`title of ${view}`);
});
