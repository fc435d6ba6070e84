import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const listing = { watch: watchData(), url: 'https://shop.example/catalog/tissot-antimagnetique-1938' };
const render = (locale: 'ar' | 'en') => renderToStaticMarkup(<Breadcrumbs {...listing} locale={locale} />);

test("in Arabic only the watch's name has `lang`, for screen readers", () => {
  expect(render('ar')).toContain('aria-current="page"><bdi dir="ltr" lang="en">Tissot Antimagnétique</bdi></a>');
  expect(render('ar').match(/lang=/g)).toHaveLength(1);
});

test('in Latin script the name is read in the language of the page', () => {
  expect(render('en')).toContain('<bdi dir="ltr">Tissot Antimagnétique</bdi>');
});
