/** What a visitor may want of the shop. On its own, because the form in the browser needs it without the schema. */
export const wishes = ['sell', 'trade', 'find'] as const;
