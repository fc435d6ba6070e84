/** A style sheet as text. */
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}

declare module 'virtual:editor' {
  export const isLocal: boolean;
  export const shop: import('./configuration.ts').EditedShop;
  export const schemas: import('./content-schemas.ts').ContentSchemas;
  export const words: Record<import('../src/i18n/locales.ts').Locale, import('./interface-words.ts').Words>;
}
