import sharp, { type OverlayOptions } from 'sharp';
import { type Locale, localeFacts } from '../../src/i18n/locales.ts';
import { cardSize } from '../../src/layout/share-card.ts';
import { type DrawnText, drawText, type TextRole } from './draw-text.ts';

/** The picture that a shared link shows. */
export interface ShareCard {
  locale: Locale;
  /** File of the master picture. */
  master: string;
  /** A watch is beside the text; a scene fills the card behind it. */
  kind: 'watch' | 'scene';
  /** The small line at the top. */
  label: string;
  /** The lines at the bottom, from top to bottom. */
  lines: { text: string; role: TextRole }[];
}

const margin = 64;
const gap = 24;
/** The colours of `src/styles/tokens.css`, which a card cannot read. */
const colours = {
  watch: { ground: '#d9cfbf', text: '#1b1814', muted: '#4a4239', rule: '#8c6a2b' },
  scene: { ground: '#14110d', text: '#fbf9f4', muted: '#cfc9be', rule: '#c9a463' },
};

/**
 * Draws a page's share card. Call `loadFonts` first.
 *
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const { ground } = colours[card.kind];
  const layers = [...(await drawPicture(card)), ...(await drawWords(card))];
  return sharp({ create: { ...cardSize, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toBuffer();
}

const isMirrored = ({ locale }: ShareCard) => localeFacts[locale].direction === 'rtl';

async function drawPicture(card: ShareCard): Promise<OverlayOptions[]> {
  if (card.kind === 'watch') {
    const width = (cardSize.height * 4) / 5;
    const input = await sharp(card.master).rotate().resize(width, cardSize.height).toBuffer();
    return [{ input, top: 0, left: isMirrored(card) ? 0 : cardSize.width - width }];
  }
  const scene = sharp(card.master).rotate().resize(cardSize.width, cardSize.height, { fit: 'cover' });
  const input = await scene.flop(isMirrored(card)).toBuffer();
  return [
    { input, top: 0, left: 0 },
    { input: veil(isMirrored(card)), top: 0, left: 0 },
  ];
}

/** Darkens a scene behind the text. */
function veil(mirrored: boolean): Buffer {
  const [from, to] = mirrored ? [1, 0] : [0, 1];
  const { ground } = colours.scene;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
    <linearGradient id="veil" x1="${from}" x2="${to}">
      <stop offset="0.1" stop-color="${ground}" stop-opacity="0.92"/>
      <stop offset="0.45" stop-color="${ground}" stop-opacity="0.7"/>
      <stop offset="0.8" stop-color="${ground}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#veil)"/>
  </svg>`);
}

async function drawWords(card: ShareCard): Promise<OverlayOptions[]> {
  const { text, muted, rule } = colours[card.kind];
  const width = card.kind === 'watch' ? 580 : 760;
  const draw = (words: string, role: TextRole) =>
    drawText({
      text: words,
      role,
      locale: card.locale,
      colour: role === 'title' || role === 'price' ? text : muted,
      width,
    });
  const place = ({ image, width: drawn }: DrawnText, top: number): OverlayOptions => ({
    input: image,
    top: Math.round(top),
    left: isMirrored(card) ? cardSize.width - margin - drawn : margin,
  });

  const label = await draw(card.label, 'label');
  const hairline = { create: { width: 96, height: 2, channels: 3 as const, background: rule } };
  const layers = [
    place(label, margin),
    {
      input: hairline,
      top: margin + label.height + gap,
      left: isMirrored(card) ? cardSize.width - margin - 96 : margin,
    },
  ];
  let bottom = cardSize.height - margin;
  for (const { text: words, role } of card.lines.toReversed()) {
    const line = await draw(words, role);
    layers.push(place(line, bottom - line.height));
    bottom -= line.height + gap;
  }
  return layers;
}
