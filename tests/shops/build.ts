/* Writes and builds shops of the tests: `node tests/shops/build.ts sample owner`. */
import { writeFileSync } from 'node:fs';
import { buildLogOf, folderOf, type ShopName } from './shops.ts';
import { buildProject, writeShop } from './write-shop.ts';

for (const name of process.argv.slice(2) as ShopName[]) {
  await writeShop(name, folderOf(name));
  const printed = buildProject(folderOf(name));
  writeFileSync(buildLogOf(name), printed);
}
