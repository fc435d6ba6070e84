declare module 'virtual:editor' {
  export const configuration: import('@sveltia/cms').CmsConfig;
  export const schemas: import('./content-schemas.ts').ContentSchemas;
}
