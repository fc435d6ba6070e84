/*
 * Cuts the typefaces to the characters and axes that the site uses: `npm run fonts`, after a change of `font-faces.ts`.
 * Writes src/fonts (the web fonts and their rules) and integrations/share-cards/fonts (for the words on share cards).
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import subsetFont from 'subset-font';
import { contentTexts } from './content-texts.ts';
import { type FontFace, fontFaces } from './font-faces.ts';
import { faceRule, fallbackRule, rangeOf } from './font-rules.ts';
import { charactersOf, extentsOf, readFont, widthOf } from './read-font.ts';

const webFonts = 'src/fonts';
const drawnFonts = 'integrations/share-cards/fonts';

const { resolve } = createRequire(import.meta.url);
/** Not the watches': their fields are many times the same few words. */
const texts = [...contentTexts('content/locales'), ...contentTexts('content/about')];
const allCharacters = fontFaces.map(({ usual, rest }) => usual + rest).join('');

for (const folder of [webFonts, drawnFonts]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}
const rules: string[] = [];
for (const face of fontFaces) {
  rules.push(...(await cutWebFonts(face)), ...(await fallbackRules(face)));
  if (face.drawnAs) await cutDrawnFont(face, face.drawnAs);
  // The Open Font License goes with every copy.
  const { dir } = parse(dirname(resolve(face.source)));
  copyFileSync(join(dir, 'LICENSE'), join(webFonts, `${basename(dir)}.LICENSE`));
}
writeFileSync(`${webFonts}/fonts.css`, `/* Written by npm run fonts. */\n${rules.join('\n')}`);

/** @returns their rules */
async function cutWebFonts(face: FontFace): Promise<string[]> {
  const known = charactersOf(await readFont(resolve(face.source)));
  const rest = [...face.rest].filter((character) => known.has(character) && !face.usual.includes(character)).join('');
  await cut(face, face.usual, `${nameOf(face)}.woff2`);
  await cut(face, rest, `${nameOf(face)}-rest.woff2`);
  // Vite would write a small one into the stylesheet, which every page fetches.
  const url = (name: string) => `./${name}.woff2?no-inline`;
  return [faceRule(face, url(nameOf(face))), faceRule(face, url(`${nameOf(face)}-rest`), rest)];
}

async function cut({ source, axes }: FontFace, characters: string, name: string): Promise<void> {
  const options = { targetFormat: 'woff2' as const, variationAxes: axes };
  const font = await subsetFont(readFileSync(resolve(source)), characters, options);
  writeFileSync(`${webFonts}/${name}`, font);
  console.log(`${webFonts}/${name}: ${font.length} bytes`);
}

/** One cut of a variable font, as TrueType, with the spaces and signs of all scripts. */
async function cutDrawnFont(face: FontFace, axes: NonNullable<FontFace['drawnAs']>): Promise<void> {
  const options = { targetFormat: 'truetype' as const, variationAxes: axes };
  const font = await subsetFont(readFileSync(resolve(face.source)), allCharacters, options);
  writeFileSync(`${drawnFonts}/${nameOf(face)}.ttf`, font);
}

async function fallbackRules(face: FontFace): Promise<string[]> {
  const rules: string[] = [];
  for (const [prefix, axes] of Object.entries(face.comparedAt ?? {})) {
    const font = await readFont(resolve(face.source), axes);
    for (const fallback of face.fallbacks ?? []) {
      const other = await readFont(resolve(fallback.source));
      const scaleOf = (texts: string[]) => widthOf(font, texts) / widthOf(other, texts);
      const family = `${prefix} as ${fallback.name}`;
      rules.push(fallbackRule(family, fallback, scaleOf(wordsIn(face, prefix)), extentsOf(font), rangeOf(face)));
      // Fonts differ most in their spaces, and in Arabic text these are not the Arabic font's.
      if (face.script === 'latin') rules.push(fallbackRule(family, fallback, scaleOf([' ']), extentsOf(font), 'U+20'));
    }
  }
  return rules;
}

/** What is set in a typeface: headings in the large serif, Arabic in the Arabic one, everything else in the others. */
function wordsIn({ script }: FontFace, prefix: string): string[] {
  if (script === 'arabic') return texts.flatMap((text) => text.match(/\p{Script_Extensions=Arabic}+/gu) ?? []);
  const latin = texts.filter((text) => !/\p{Script=Arabic}/u.test(text));
  return latin.filter((text) => prefix !== 'Newsreader' || text.length <= 60).flatMap((text) => text.split(' '));
}

function nameOf({ family, style }: FontFace): string {
  return `${family}${style === 'italic' ? ' Italic' : ''}`.toLowerCase().replaceAll(' ', '-');
}
