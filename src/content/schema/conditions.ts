/** Conditions of a watch, the best first. On their own, because the filters in the browser need them without the schema. */
export const conditions = ['Excellent', 'Very Good', 'Good'] as const;
