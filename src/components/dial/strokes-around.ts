/** In the units of the drawing's `viewBox`: x to the right, y down. */
type Point = readonly [x: number, y: number];

/**
 * Straight strokes, repeated around a centre, as the data of one SVG path. One path for all of them, because sixty
 * elements for the minutes of a dial cost style and layout work whenever a page loads.
 *
 * @param times how often the strokes are repeated, at even distances
 * @param strokes both ends of each stroke at the top, relative to the centre: `[[0, -88], [0, -84]]`
 * @returns a value for the attribute `d`
 */
export function strokesAround(
  [centreX, centreY]: Point,
  times: number,
  ...strokes: (readonly [from: Point, to: Point])[]
): string {
  const turns = Array.from({ length: times }, (_, index) => (index * 2 * Math.PI) / times);
  return turns.flatMap((angle) => strokes.map((ends) => `M${ends.map(turned(angle)).join('L')}`)).join('');

  function turned(angle: number) {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return ([x, y]: Point) => `${rounded(centreX + x * cos - y * sin)} ${rounded(centreY + x * sin + y * cos)}`;
  }
}

/** Rounded to a tenth: finer steps cannot be seen. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
