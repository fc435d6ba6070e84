/** The package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Only converts; there must be no characters then. */
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Buffer, characters: string | undefined, options: Options): Promise<Buffer>;
}
