declare module 'virtual:editor' {
  export const editor: import('../src/content/schema/shop-schema.ts').Shop['editor'];
  export const schemas: import('./content-schemas.ts').ContentSchemas;
  export const words: Record<import('../src/i18n/locales.ts').Locale, import('./interface-words.ts').Words>;
}
