import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** A changed path breaks links in feeds, mails and messages: it needs a redirect, and a decision. */
test('the paths of the site are these', () => {
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
