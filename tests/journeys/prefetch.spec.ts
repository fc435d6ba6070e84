import { firstWatch, nameOf } from '../collection.ts';
import { expect, test } from './visitor.ts';

/** How the browser got the page; an empty string without prefetch. */
const deliveryType = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;

test('a page is prefetched when the pointer rests on its link', { tag: '@release' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await client.send('Preload.enable');
  await page.goto('/catalog');
  const link = page.getByRole('link', { name: nameOf(firstWatch) });
  await link.hover();
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await expect.poll(() => fetched).toEqual([href]);
  await link.click();
  await expect(page).toHaveURL(href);
  expect(await page.evaluate(deliveryType)).toBe('navigational-prefetch');
});
