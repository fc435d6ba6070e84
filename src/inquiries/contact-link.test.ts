import { expect, test } from 'vitest';
import { contactLink, readContactLink } from './contact-link.ts';

test('the contact form reads the watch of its link', () => {
  const link = new URL(contactLink('/contact', 'Omega Marine, 1938'), 'https://shop.example');
  expect(readContactLink(link.search)).toEqual({ watch: 'Omega Marine, 1938', questions: [] });
  expect(readContactLink('')).toBeUndefined();
  const { questions } = readContactLink('?about=Omega&question=crown&question=dial') ?? {};
  expect(questions).toEqual(['crown', 'dial']);
});
