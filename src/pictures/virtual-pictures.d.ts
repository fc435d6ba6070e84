/** Made by `integrations/generated-files.ts`. */
declare module 'virtual:pictures' {
  /** Every picture by the name of its master. */
  export const pictures: Record<string, import('./picture-data.ts').PictureData>;
  /** The names of those that were rendered by a computer. */
  export const renderings: string[];
}
