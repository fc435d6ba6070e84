import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../src/i18n/locales.ts';

/** How a line of a card is set. */
export type TextRole = 'label' | 'title' | 'line' | 'price';

interface Setting {
  family: string;
  /** Pixels. */
  size: number;
  /** Thousandths of the size; Arabic letters join and take none. */
  tracking?: number;
}

/** Each font calls itself so; the names of the packages differ. */
const serif = 'Newsreader 16pt';
const sans = 'Instrument Sans';
const arabic = 'Noto Naskh Arabic';

const settings: Record<TextRole, Setting> = {
  label: { family: sans, size: 22, tracking: 80 },
  title: { family: serif, size: 72, tracking: -10 },
  line: { family: serif, size: 32 },
  price: { family: serif, size: 44 },
};

/** A drawn line, or several where it had to be broken. */
export interface DrawnText {
  image: Buffer;
  width: number;
  height: number;
}

interface TextToDraw {
  text: string;
  role: TextRole;
  locale: Locale;
  /** A colour as #rrggbb. */
  colour: string;
  /** Pixels at which it breaks into lines. */
  width: number;
}

/** TrueType, because the renderer reads no WOFF2. Cut by `npm run fonts`. */
export const fontFiles = ['newsreader', 'instrument-sans', 'noto-naskh-arabic'].map((name) =>
  join(import.meta.dirname, `fonts/${name}.ttf`),
);

let loading: Promise<unknown> | undefined;

/** Makes the typefaces known to the renderer, which keeps them for the life of the process. */
export function loadFonts(): Promise<unknown> {
  loading ??= Promise.all(fontFiles.map((fontfile) => sharp({ text: { text: '0', fontfile } }).toBuffer()));
  return loading;
}

/** Draws a text as a transparent PNG, shaped and ordered by the rules of its script. See {@link loadFonts}. */
export async function drawText({ text, role, locale, colour, width }: TextToDraw): Promise<DrawnText> {
  const { size, tracking = 0, family } = settings[role];
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const spacing = isArabic ? 0 : Math.round((tracking / 1000) * size * 1024);
  const words = role === 'label' && !isArabic ? text.toLocaleUpperCase(locale) : text;
  // A price in Arabic begins with a right-to-left mark, which would turn a line of nothing else about.
  const ordered = role === 'price' ? `\u2066${words}\u2069` : words;
  const markup = `letter_spacing="${spacing}" line_height="${isArabic ? 1 : 0.92}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" ${markup}>${escapeMarkup(ordered)}</span>`,
      font: isArabic ? `${arabic}, ${family} ${size}` : `${family} ${size}`,
      width,
      wrap: 'word',
      align: !isArabic && locale === 'ar' ? 'right' : 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
