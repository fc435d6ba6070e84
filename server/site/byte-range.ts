/** Part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for: RFC 9110, section 14.2. A request for several parts, in another unit
 * or written wrongly is answered with the whole file, as the RFC allows.
 *
 * @param header the `Range` header, such as `bytes=0-499` or `bytes=-500`
 * @param size the file's size in bytes
 * @returns nothing if the whole file is the answer; `unsatisfiable` if the part lies beyond its end
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
