import { expect, test } from 'vitest';
import { contactLink, readContactLink } from './contact-link.ts';

const queryOf = (link: string) => new URL(link, 'https://shop.example').search;

test('the contact form reads the watch of its link', () => {
  const watch = { name: 'Omega Marine, 1938', id: 'omega-marine-1938' };
  expect(readContactLink(queryOf(contactLink('/contact', watch)))).toEqual({ ...watch, questions: [] });
  expect(readContactLink('')).toBeUndefined();
  expect(readContactLink('?about=Omega')).toEqual({ name: 'Omega', questions: [] });
  const { questions } = readContactLink('?about=Omega&question=crown&question=dial') ?? {};
  expect(questions).toEqual(['crown', 'dial']);
});
