import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { icon } from '../layout/icon.ts';
import { colourOf } from '../styles/colour.ts';

const SIDE_PX = 180;

/** The icon of phones, without round corners: phones cut their own. */
export const GET: APIRoute = async () => {
  const square = sharp(Buffer.from(icon), { density: 300 })
    .resize(SIDE_PX)
    .flatten({ background: colourOf('--night') });
  return new Response(new Uint8Array(await square.png().toBuffer()));
};
