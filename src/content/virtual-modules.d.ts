/** Made at build by `integrations/generated-files.ts`. */
declare module 'virtual:pictures' {
  export const pictures: Record<string, import('./picture-data.ts').PictureData>;
}

declare module 'virtual:masters' {
  /** The file of every master picture, by name. */
  export const masters: Record<string, string>;
}

declare module 'virtual:drawn-fonts' {
  /** Files of the typefaces, for words on pictures. */
  export const drawnFonts: string[];
}

declare module 'virtual:fonts' {
  export const preloads: Record<'latin' | 'arabic', string[]>;
}

declare module 'virtual:fonts.css' {}
