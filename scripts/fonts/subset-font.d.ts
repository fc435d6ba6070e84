/** The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Only converts the format. `characters` must be `undefined`. */
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Buffer, characters: string | undefined, options: Options): Promise<Buffer>;
}
