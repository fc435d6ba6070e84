import { inflateSync } from 'node:zlib';

/** The area of a shape on paper, in millimetres. */
export interface Shape {
  width: number;
  height: number;
}

type Point = [x: number, y: number];

/** A matrix of PDF: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 8.3.4 */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

const MM_PER_POINT = 25.4 / 72;

/** Measures the stroked paths of a PDF along the middle of their lines. Curves count by the points they pass through. */
export function measureStrokes(pdf: Buffer): Shape[] {
  return contentsOf(pdf).flatMap(strokesOf);
}

/** The page's drawing operators. Only its length tells where a stream ends: its last byte may look like a line's end. */
function contentsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)>>\s*stream\r?\n/g);
  return [...streams]
    .map((found) => {
      const start = found.index + found[0].length;
      return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
    })
    .filter((text) => /\bcm\b/.test(text));
}

function strokesOf(content: string): Shape[] {
  const shapes: Shape[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let points: Point[] = [];
  let numbers: number[] = [];
  for (const token of content.split(/\s+/)) {
    const number = Number(token);
    if (token !== '' && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    const end = numbers.slice(-2) as Point;
    if (token === 'q') saved.push(matrix);
    if (token === 'Q') matrix = saved.pop() ?? matrix;
    if (token === 'cm') matrix = multiply(numbers as Matrix, matrix);
    if (['m', 'l', 'c'].includes(token)) points.push(transform(end, matrix));
    if (token === 're') points.push(transform([x, y], matrix), transform([x + width, y + height], matrix));
    if (['S', 's'].includes(token)) shapes.push(areaOf(points));
    if (['S', 's', 'f', 'f*', 'n', 'B'].includes(token)) points = [];
    numbers = [];
  }
  return shapes;
}

function areaOf(points: Point[]): Shape {
  const extent = (values: number[]) => (Math.max(...values) - Math.min(...values)) * MM_PER_POINT;
  return { width: extent(points.map(([x]) => x)), height: extent(points.map(([, y]) => y)) };
}

function transform([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix that applies `first`, then `second`. */
function multiply([a, b, c, d, e, f]: Matrix, second: Matrix): Matrix {
  const [, , , , left, top] = second;
  const turn = (point: Point) => transform(point, second);
  const [[a2, b2], [c2, d2], [e2, f2]] = [turn([a, b]), turn([c, d]), turn([e, f])];
  return [a2 - left, b2 - top, c2 - left, d2 - top, e2, f2];
}
