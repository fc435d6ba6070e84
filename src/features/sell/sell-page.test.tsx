import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photographViews, type SellProse } from '../../content/schema/prose-schemas.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import { sentenceCase } from '../../i18n/format.ts';
import { SellPage } from './sell-page.tsx';

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

test('each wish leads to the form by its own link', () => {
  const { wishes: words } = textsByLocale.fr.sell;
  render(
    <SellPage t={createTranslator('fr')} prose={prose} bench={workshop}>
      <p>The form.</p>
    </SellPage>,
  );
  for (const wish of wishes) {
    const link = screen.getByRole('link', { name: sentenceCase('fr', words[wish]) });
    expect(link.getAttribute('href')).toBe(`#${wish}`);
    const section = document.getElementById(wish)?.closest('section');
    expect(section && within(section).getByText('The form.')).toBeTruthy();
  }
});
