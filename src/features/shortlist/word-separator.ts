/** Between originality and grade of a part, in the data of the comparison. */
export const wordSeparator = '\u00a0· ';
