/** How the pictures are encoded. A change here encodes every picture anew, because it is part of the cache key. */
export const pictureSettings = {
  /** Widths in pixels of the variants; none is ever larger than its master. */
  widths: [320, 480, 640, 800, 1200, 1600, 1920],
  /**
   * Chosen by eye at 200 %: below these, dial printing and brushed steel begin to smear. AVIF's effort 4 would
   * save another 4 % of bytes and take almost four times as long.
   */
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74, effort: 5 },
  /** The last resort is one JPEG, at most this wide. */
  jpeg: { quality: 80, mozjpeg: true },
  jpegWidth: 800,
} as const;
