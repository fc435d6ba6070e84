/** Horizontally to the right, vertically down, in the drawing's own units. */
type Point = readonly [x: number, y: number];

/**
 * Straight strokes, repeated around a centre, as the data of one path. An element for each of a dial's minutes
 * is work for style and layout at every start of the page.
 *
 * @param times how often they stand around it, at even distances
 * @param strokes as they stand at the top, their ends measured from the centre: `[[0, -88], [0, -84]]`
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

/** To a tenth, which no screen shows. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
