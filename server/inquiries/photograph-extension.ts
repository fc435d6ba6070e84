/** The first bytes, in Latin-1, of accepted photographs, by file extension. An SVG may contain scripts. */
const signatures = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
] as const;

/**
 * The file extension of a JPEG, PNG or WebP; `undefined` for anything else. Nothing is decoded: a small file may need a gigabyte
 * of memory.
 */
export function photographExtension(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}
