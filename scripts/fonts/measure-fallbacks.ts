/*
 * Measures the fallback fonts of src/fonts/fonts.css that this machine has: `npm run fonts:measure` prints what their rules should
 * say. Of a new typeface, write rules with `src` and `unicode-range` first.
 */
import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../chromium.mjs';
import { fontFiles } from './font-files.ts';

const words = globSync('content/locales/*.json').flatMap((file) => readFileSync(file, 'utf8').split(/["\s]+/));

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const page = await browser.newPage();
for (const rule of readFileSync('src/fonts/fonts.css', 'utf8').split('@font-face')) {
  const [, name = '', typeface = ''] = rule.match(/font-family: '((.+) as .+)'/) ?? [];
  const file = fontFiles().find((each) => each.typeface === typeface.toLowerCase().replaceAll(' ', '-'));
  if (!file) continue;
  const isOfSpace = rule.includes('U+20;');
  const canBeSet = (word: string) =>
    /\p{L}/u.test(word) && [...word].every((letter) => file.characters.includes(letter));
  const texts = isOfSpace ? [' '] : words.filter(canBeSet);
  const sources = [
    `url(data:font/woff2;base64,${readFileSync(file.path, 'base64')})`,
    rule.match(/src: ([^;]+)/)?.[1] ?? '',
  ];
  const declarations = await page.evaluate(measure, { sources, texts });
  console.log(`${name}${isOfSpace ? ', space' : ''}: ${declarations ?? 'not on this machine'}`);
}
await browser.close();

/**
 * Runs in the page.
 *
 * @param sources of the typeface and of the fallback font
 * @returns the declarations of the rule. Overrides are percentages of the size that `size-adjust` makes
 */
async function measure({ sources, texts }: { sources: string[]; texts: string[] }): Promise<string | undefined> {
  const fonts = sources.map((source, index) => new FontFace(`font-${index}`, source));
  const loaded = await Promise.allSettled(fonts.map((font) => font.load()));
  if (loaded.some(({ status }) => status === 'rejected')) return undefined;
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const [typeface, fallback] = fonts.map((font) => {
    document.fonts.add(font);
    canvas.font = `1000px ${font.family}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x');
    const width = texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0);
    document.fonts.delete(font);
    return { width, ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10 };
  });
  if (!typeface || !fallback) return undefined;
  const sizeAdjust = typeface.width / fallback.width;
  const [ascent, descent] = [typeface.ascent / sizeAdjust, typeface.descent / sizeAdjust];
  return `size-adjust: ${(sizeAdjust * 100).toFixed(1)}%; ascent-override: ${ascent.toFixed(1)}%; descent-override: ${descent.toFixed(1)}%`;
}
