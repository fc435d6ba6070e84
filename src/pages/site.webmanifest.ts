import type { APIRoute } from 'astro';
import { shop } from '../content/schema/shop.ts';
import icon from '../layout/icon.svg?url&no-inline';
import { iconSizes } from '../layout/icon-sizes.ts';

/** Name and icon for a phone's home screen: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = () =>
  Response.json({
    name: shop.name,
    short_name: shop.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#f4f0e8',
    theme_color: '#f4f0e8',
    icons: [
      ...iconSizes.map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
