import sharp from 'sharp';

/** A phone's photograph of 12 megapixels: upright only by its metadata, its top is black, and it has a location. */
export function takePhotograph(background: string): Promise<Buffer> {
  const top = { create: { width: 500, height: 3000, channels: 3 as const, background: 'black' } };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '13/1 2/1 49/1', GPSLongitude: '80/1 15/1 18/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
