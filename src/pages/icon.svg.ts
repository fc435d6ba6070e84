import type { APIRoute } from 'astro';
import { icon } from '../layout/icon.ts';

/** The icon of browsers. */
export const GET: APIRoute = () => new Response(icon);
