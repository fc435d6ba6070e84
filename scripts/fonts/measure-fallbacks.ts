/*
 * Measures the fallback fonts of src/fonts/fonts.css that this machine has: `npm run fonts:measure` prints what their rules should
 * say. Of a new typeface, write rules with `src` and `unicode-range` first.
 */
import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../chromium.mjs';
import { fontFiles } from './font-files.ts';

interface Fallback {
  /** Such as `Newsreader as Times`. */
  name: string;
  src: string;
  /** The file of the typeface, in Base64. */
  typeface: string;
  /** Words, or the space. */
  texts: string[];
}

const words = globSync('content/locales/*.json').flatMap((file) => readFileSync(file, 'utf8').split(/["\s]+/));

/** The rules of fallback fonts, each with the words that its typeface can set. */
const fallbacks = readFileSync('src/fonts/fonts.css', 'utf8')
  .split('@font-face')
  .flatMap((rule): Fallback[] => {
    const [, name = '', typeface = ''] = rule.match(/font-family: '((.+) as .+)'/) ?? [];
    const file = fontFiles().find((each) => each.typeface === typeface.toLowerCase().replaceAll(' ', '-'));
    if (!file) return [];
    const texts = rule.includes('U+20;')
      ? [' ']
      : words.filter((word) => /\p{L}/u.test(word) && [...word].every((letter) => file.characters.includes(letter)));
    const src = rule.match(/src: ([^;]+)/)?.[1] ?? '';
    return [{ name, src, typeface: readFileSync(file.path, 'base64'), texts }];
  });

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const page = await browser.newPage();
for (const fallback of fallbacks)
  console.log(`${fallback.name}${fallback.texts[0] === ' ' ? ', space' : ''}:`, await measure(fallback));
await browser.close();

/** The declarations of a rule. Overrides are percentages of the size that `size-adjust` makes. */
async function measure(fallback: Fallback): Promise<string> {
  const metrics = await page.evaluate(async ({ src, typeface, texts }) => {
    const bytes = Uint8Array.from(atob(typeface), (byte) => byte.charCodeAt(0));
    const fonts = [new FontFace('typeface', bytes), new FontFace('fallback', src)];
    const loaded = await Promise.allSettled(fonts.map((font) => font.load()));
    if (loaded.some(({ status }) => status === 'rejected')) return undefined;
    for (const font of fonts) document.fonts.add(font);
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const setIn = (family: string) => {
      canvas.font = `1000px ${family}`;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('x');
      const width = texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0);
      return { width, ascent: fontBoundingBoxAscent / 10, descent: fontBoundingBoxDescent / 10 };
    };
    const { width, ascent, descent } = setIn('typeface');
    const sizeAdjust = width / setIn('fallback').width;
    for (const font of fonts) document.fonts.delete(font);
    return {
      'size-adjust': sizeAdjust * 100,
      'ascent-override': ascent / sizeAdjust,
      'descent-override': descent / sizeAdjust,
    };
  }, fallback);
  if (!metrics) return 'not on this machine';
  return Object.entries(metrics)
    .map(([name, percent]) => `${name}: ${percent.toFixed(1)}%`)
    .join('; ');
}
