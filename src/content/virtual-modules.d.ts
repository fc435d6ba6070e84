/** Made at build by `integrations/generated-files.ts`. */
declare module 'virtual:pictures' {
  export const pictures: Record<string, import('./picture-data.ts').PictureData>;
}

declare module 'virtual:fonts' {
  export const preloads: Record<'latin' | 'arabic', string[]>;
}

declare module 'virtual:fonts.css' {}
