/** The kinds of photograph that are taken, by their first bytes in Latin-1. An SVG, which may hold scripts, is none. */
const kinds = [
  { extension: 'jpg', mediaType: 'image/jpeg', isIn: (start: string) => start.startsWith('\xff\xd8\xff') },
  { extension: 'png', mediaType: 'image/png', isIn: (start: string) => start.startsWith('\x89PNG\r\n\x1a\n') },
  { extension: 'webp', mediaType: 'image/webp', isIn: (start: string) => /^RIFF.{4}WEBP/s.test(start) },
];

function kindOf(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return kinds.find(({ isIn }) => isIn(start));
}

/** Whether it is a JPEG, PNG or WebP. It is not decoded: of a small file, that may take a gigabyte of memory. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return kindOf(bytes) !== undefined;
}

/** The name and media type of an inquiry's photograph as a file. */
export function photographFile(bytes: Uint8Array, number: number): { name: string; mediaType: string } {
  const { extension, mediaType } = kindOf(bytes) ?? { extension: 'bin', mediaType: 'application/octet-stream' };
  return { name: `photograph-${number}.${extension}`, mediaType };
}
