import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const crumbs = [
  { name: 'الرئيسية', href: '/ar' },
  { name: 'Omega Seamaster', href: '/ar/catalog/omega' },
];
const render = (locale: 'ar' | 'en') =>
  renderToStaticMarkup(<Breadcrumbs locale={locale} label="Breadcrumb" crumbs={crumbs} />);

test("in Arabic only the watch's name has `lang`, for screen readers", () => {
  expect(render('ar')).toContain('aria-current="page"><bdi dir="ltr" lang="en">Omega Seamaster</bdi></a>');
  expect(render('ar').match(/lang=/g)).toHaveLength(1);
});

test('in Latin script the name is read in the language of the page', () => {
  expect(render('en')).toContain('<bdi dir="ltr">Omega Seamaster</bdi>');
});
