import { type Server, serveSite } from '../../scripts/served-site.ts';
import { readContent } from '../../src/content/schema/read-content.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { writeFixtureShop } from '../fixture-shop.ts';
import { buildProject } from '../grown-project.ts';
import { test as base } from './visitor.ts';

interface Shop extends Server {
  /** The folder of its project. */
  folder: string;
  watches: Watch[];
}

/** A visitor of a fixture shop with watches of each status, because the owner's may all be available. */
export const test = base.extend<object, { allSold: boolean; shop: Shop }>({
  allSold: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ allSold }, use) => {
      const folder = `.cache/status-shop${allSold ? '-all-sold' : ''}`;
      await writeFixtureShop(folder, allSold ? { status: 'sold', soldOn: '2026-03-11' } : undefined);
      buildProject(folder);
      const server = await serveSite(`${folder}/dist`);
      await use({ ...server, folder, watches: readContent(`${folder}/content`, () => true).watches });
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});
