import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { firstWatch, shop } from '../collection.ts';
import { type Deployment, headOfRepository, standInForGitHub } from '../github-stand-in.ts';
import { folderOf } from '../shops/shops.ts';
import { expect, test } from './owner.ts';

// The tests answer for GitHub, as its documentation describes.

const token = 'github_pat_of_the_tests';
const {
  repository,
  branch,
  deployment: environment,
} = shop.editor ?? {
  repository: 'owner/repository',
  branch: 'main',
  deployment: 'github-pages',
};
const cwd = folderOf('sample');
const files = globSync(['content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml', 'content/locales/*.json'], {
  cwd,
});
const texts = new Map(files.map((file) => [file, readFileSync(`${cwd}/${file}`, 'utf8')]));

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Watches' }).click();
}

const ends = [
  ['is live', 'SUCCESS', ''],
  ['could not be built', 'FAILURE', 'The preview couldn’t be built.'],
] as const;
for (const [what, state, description] of ends)
  test(`the editor says that a change is being built, then that it ${what}`, { tag: '@release' }, async ({
    page,
    site,
  }) => {
    const deployment: Deployment = { environment, state: 'IN_PROGRESS' };
    await standInForGitHub(page, token, texts, deployment);
    await signIn(page, site.origin);
    await page.getByRole('row', { name: firstWatch.model }).click();
    await page.getByRole('textbox', { name: 'Price, US dollars' }).fill(String(firstWatch.price + 50));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Entry saved.')).toBeAttached();
    await page.getByRole('row', { name: firstWatch.model }).click();
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    const link = page.getByRole('menuitem', { name: 'View on Live Site' });
    await expect(link).toHaveAccessibleDescription('The preview is still being built.');
    deployment.state = state;
    // The editor polls every five seconds.
    await expect(link).toHaveAccessibleDescription(description, { timeout: 15_000 });
  });

test('the owner signs in to GitHub and changes a price, which commits one line of one file', {
  tag: '@release',
}, async ({ page, site }) => {
  const commits = await standInForGitHub(page, token, texts);
  await signIn(page, site.origin);
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
});
