import sharp, { type Sharp } from 'sharp';
import { shareSize } from '../../src/pictures/picture-data.ts';

/** The ground of the renderings, and text on it: `--plaster`, `--ink` and `--graphite` in src/styles/tokens.css. */
const colours = { ground: '#d9cfbf', text: '#1b1814', textMuted: '#5a5248' };

/** Written by `npm run fonts`: sharp reads no WOFF2. The name is the one in the file. */
export const typeface = { font: 'Newsreader 16pt', fontfile: 'src/fonts/newsreader.ttf' };

/** What stands beside a watch: its brand, model and year, and that it is a rendering, if it is. */
export interface ShareLabel {
  brand: string;
  model: string;
  year: string;
  kind?: string | undefined;
}

/** In the middle of {@link shareSize}, as upright as most photographs of watches. */
const watchSize = { width: 504, height: 630 };
const besideWatch = (shareSize.width - watchSize.width) / 2;

/**
 * Draws the picture of a link to a watch: the whole watch in the middle, where apps cut their small squares, and its name
 * beside it. One in English serves all languages: an app shows the page's own title under it.
 */
export async function drawShare(pixels: Sharp, label: ShareLabel): Promise<Sharp> {
  const background = colours.ground;
  const text = sharp({ text: { text: markup(label), ...typeface, width: 290, spacing: 6, dpi: 72, rgba: true } })
    // A long name or word is smaller. Given a height, sharp would write short names larger too.
    .resize({ width: 290, height: 550, fit: 'inside', withoutEnlargement: true });
  return pixels
    .resize({ ...watchSize, fit: 'contain', background })
    .extend({ left: besideWatch, right: besideWatch, background })
    .composite([{ input: await text.png().toBuffer(), top: 40, left: 36 }]);
}

/** As Pango reads it: https://docs.gtk.org/Pango/pango_markup.html */
function markup({ brand, model, year, kind }: ShareLabel): string {
  const line = (text: string, size: number, colour: string) =>
    `<span size="${size}pt" foreground="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  return [
    line(brand, 28, colours.textMuted),
    line(model, 44, colours.text),
    line(year, 28, colours.textMuted),
    ...(kind ? ['', line(kind, 28, colours.textMuted)] : []),
  ].join('\n');
}
