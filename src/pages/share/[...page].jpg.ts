import { drawnFonts } from 'virtual:drawn-fonts';
import { masters } from 'virtual:masters';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readWatchList } from '../../content/watch-list.ts';
import { drawCardOnce } from '../../features/share-card/card-cache.ts';
import { cardsByPath } from '../../features/share-card/page-cards.ts';
import { locales } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { shareCardPath } from '../../layout/share-card-path.ts';

/** The share card of every page, at an address that follows from the page's own. */
export async function getStaticPaths() {
  const watches = await readWatchList();
  return locales.flatMap((locale) =>
    [...cardsByPath(locale, watches)].map(([path, card]) => ({
      params: { page: shareCardPath(localisePath(locale, path)).replace(/^\/share\/|\.jpg$/g, '') },
      props: { card },
    })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { picture, ...card } = props.card;
  const master = masters[picture];
  if (!master) throw new Error(`expected a picture "${picture}" in pictures/photographs or pictures/renderings`);
  const drawn = await drawCardOnce({ ...card, master }, drawnFonts, '.cache/share-cards');
  return new Response(Uint8Array.from(drawn), { headers: { 'Content-Type': 'image/jpeg' } });
};
