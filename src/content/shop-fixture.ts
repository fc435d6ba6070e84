import { shop } from 'virtual:content';
import { onTestFinished } from 'vitest';
import type { Shop } from './schema/shop-schema.ts';

/** Changes facts of the shop until the test ends, because files share a worker and its modules. */
export function changeShop(facts: Partial<Shop>): void {
  const own = { ...shop };
  Object.assign(shop, facts);
  onTestFinished(() => {
    for (const fact of Object.keys(facts) as (keyof Shop)[]) Object.assign(shop, { [fact]: own[fact] });
  });
}
