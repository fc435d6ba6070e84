/** The hours as a dial writes them: four strokes, not IV. */
export const numerals = ['I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
