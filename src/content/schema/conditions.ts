/** Conditions of a watch, the best first. Separate from the schema, so that the browser does not load it. */
export const conditions = ['Excellent', 'Very Good', 'Good'] as const;
