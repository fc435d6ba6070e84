/** What a visitor may want from the shop. Separate from the schema, so that the browser does not load it. */
export const wishes = ['sell', 'trade', 'find'] as const;
