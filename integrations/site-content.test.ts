import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder, shopData, temporaryFolder, watchData, watchFile } from '../src/content/content-fixture.ts';
import { lineOf } from '../src/content/reading/problem.ts';
import { forgetSiteContent, siteContent } from './site-content.ts';

const { id } = watchData();

/** Works in a project with the test's watch, a draft of a second one of the same name, and these pictures. */
async function enterProject(...pictures: string[]): Promise<void> {
  const root = temporaryFolder();
  const twin = { ...watchFile(), draft: true };
  const content = contentFolder({ [`${id}.yaml`]: watchFile(), [`${id}-1.yaml`]: twin });
  cpSync(content, join(root, 'content'), { recursive: true });
  for (const picture of pictures) {
    const file = join(root, 'pictures', picture);
    mkdirSync(dirname(file), { recursive: true });
    await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#806040' } }).toFile(file);
  }
  const here = process.cwd();
  process.chdir(root);
  forgetSiteContent();
  onTestFinished(() => process.chdir(here));
}

test("the project's own content has no mistake", async () => {
  forgetSiteContent();
  expect((await siteContent()).problems.map(lineOf)).toEqual([]);
});

test('a draft may have photographs, also of a second watch of the same name', async () => {
  await enterProject(`renderings/${id}.jpg`, `photographs/${id}-1.jpg`, `photographs/${id}-1-side.jpg`);
  expect((await siteContent()).problems).toEqual([]);
});

test('a logo needs its file', async () => {
  await enterProject(`renderings/${id}.jpg`);
  writeFileSync('content/shop.yaml', stringify({ ...shopData, logo: 'logo.svg' }));
  expect((await siteContent()).problems.map(lineOf)).toEqual([
    'content/shop.yaml: logo: expected the file public/logo.svg, found none',
  ]);
  mkdirSync('public');
  writeFileSync('public/logo.svg', '<svg/>');
  forgetSiteContent();
  expect((await siteContent()).problems).toEqual([]);
});

test('the site has the pictures of watches and scenes, no others', async () => {
  await enterProject(
    `renderings/${id}.jpg`,
    'renderings/about-workshop.jpg',
    `photographs/${id}-1.jpg`,
    'photographs/tisot-antimagnetique-1938.jpg',
  );
  const { pictures, files } = await siteContent();
  expect(Object.keys(pictures).toSorted()).toEqual(['about-workshop', id]);
  expect([...files.keys()].filter((url) => url.includes('tisot-') || url.includes(`${id}-1`))).toEqual([]);
});

test('a file in place of a folder is named', async () => {
  await enterProject();
  mkdirSync('pictures');
  writeFileSync('pictures/photographs', '');
  await expect(siteContent()).rejects.toThrow('pictures/photographs: expected a folder, found a file');
});
