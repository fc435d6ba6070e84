import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** A changed path breaks links in feeds, emails and messages, so it needs a redirect. */
test('the paths of the site', () => {
  const paths = Object.values(routes).map((route) => (typeof route === 'string' ? route : route('<id>')));
  expect(paths).toMatchInlineSnapshot(`
    [
      "/",
      "/catalog",
      "/catalog/all",
      "/catalog/<id>",
      "/archive",
      "/about",
      "/guide",
      "/buying",
      "/legal",
      "/sell",
      "/shortlist",
      "/contact",
      "/inquiry/sent",
      "/inquiry/not-sent",
      "/404",
      "/catalog/404",
      "/500",
      "/feed.xml",
      "/catalog/watches.json",
      "/catalog/search.json",
      "/catalog/<id>.json",
    ]
  `);
});
