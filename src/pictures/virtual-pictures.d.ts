/** Every picture by the name of its master; made by `integrations/generated-files.ts`. */
declare module 'virtual:pictures' {
  export const pictures: Record<string, import('./picture-data.ts').PictureData>;
}
