import type { CharacterSet } from './used-characters.ts';

/** A typeface of the site: where it comes from and how much of it is kept. */
export interface FontFace {
  family: string;
  style: 'normal' | 'italic';
  /** The file inside its package. */
  source: string;
  /** The characters kept. */
  characters: CharacterSet;
  /** Variable axes kept, pinned or narrowed: what is cut here is never downloaded. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The one cut in which it is drawn on pictures, if it is. */
  drawnAs?: Record<string, number>;
  /** The `font-weight` that the kept axis answers to. */
  weight: string;
  /** Fonts of visitors' devices that stand in until it has loaded, scaled to its measures. */
  fallbacks: string[];
}

const serifFallbacks = ['Times New Roman', 'Noto Serif'];
const sansFallbacks = ['Arial', 'Roboto'];

export const fontFaces: FontFace[] = [
  {
    family: 'Newsreader',
    style: 'normal',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    characters: 'latin',
    // One weight serves from small to large, because the optical size makes large text lighter by itself.
    axes: { wght: 360, opsz: { min: 18, max: 72 } },
    drawnAs: { wght: 360, opsz: 60 },
    weight: '400',
    fallbacks: serifFallbacks,
  },
  {
    family: 'Newsreader',
    style: 'italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    characters: 'italic',
    axes: { wght: 360, opsz: 28 },
    weight: '400',
    fallbacks: [],
  },
  {
    family: 'Instrument Sans',
    style: 'normal',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: 'latin',
    axes: { wght: { min: 400, max: 600 } },
    drawnAs: { wght: 500 },
    weight: '400 600',
    fallbacks: sansFallbacks,
  },
  {
    family: 'Noto Naskh Arabic',
    style: 'normal',
    source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    characters: 'arabic',
    axes: { wght: { min: 400, max: 600 } },
    drawnAs: { wght: 500 },
    weight: '400 600',
    fallbacks: [],
  },
];
