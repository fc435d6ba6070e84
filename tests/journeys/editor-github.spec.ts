import { globSync, readFileSync } from 'node:fs';
import { firstWatch } from '../collection.ts';
import { type Deployment, headOfRepository, standInForGitHub } from '../github-stand-in.ts';
import { folderOf, shopOf } from '../shops/shops.ts';
import { expect, shopName, test } from './owner.ts';

// The test answers for GitHub, as its documentation describes.

const token = 'github_pat_of_the_tests';
const { repository, branch, deployment: environment = '' } = shopOf(shopName).editor ?? {};
const cwd = folderOf(shopName);
const files = globSync(['content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml', 'content/locales/*.json'], {
  cwd,
});
const texts = new Map(files.map((file) => [file, readFileSync(`${cwd}/${file}`, 'utf8')]));

test('the owner signs in to GitHub and changes a price: one line of one file, and the editor says when it is live', {
  tag: '@release',
}, async ({ page }) => {
  const deployment: Deployment = { environment, state: 'IN_PROGRESS' };
  const commits = await standInForGitHub(page, token, texts, deployment);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Watches' }).click();
  await page.getByRole('row', { name: firstWatch.model }).click();
  const price = String(firstWatch.price + 50);
  await page.getByRole('textbox', { name: 'Price, US dollars' }).fill(price);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeAttached();

  const path = `content/watches/${firstWatch.id}.yaml`;
  expect(commits).toHaveLength(1);
  expect(commits[0]).toMatchObject({
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: headOfRepository,
    fileChanges: { additions: [{ path }], deletions: [] },
  });
  const before = texts.get(path)?.split('\n') ?? [];
  const { contents = '' } = commits[0]?.fileChanges.additions[0] ?? {};
  const after = Buffer.from(contents, 'base64').toString().split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([`price: ${price}`]);
  expect(after).toHaveLength(before.length);

  await page.getByRole('row', { name: firstWatch.model }).click();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  const link = page.getByRole('menuitem', { name: 'View on Live Site' });
  await expect(link).toHaveAccessibleDescription('The preview is still being built.');
  deployment.state = 'SUCCESS';
  // The editor polls every five seconds.
  await expect(link).toHaveAccessibleDescription('', { timeout: 15_000 });
});
