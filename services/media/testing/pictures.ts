import sharp from 'sharp';

/** Returns an image of noise-free bands: large enough to crop, small enough to process quickly. */
export function bands(width: number, height: number) {
  const left = {
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#0b3c5d' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#d9b310' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** Returns a JPEG from a phone: rotated, with its location and its owner's notes. */
export function phoneJpeg(width: number, height: number): Promise<Buffer> {
  return bands(width, height)
    .withExif({
      IFD0: { Artist: 'Jeanne Secret', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Jeanne Secret</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Texts that must never be in anything that is served. */
export const secrets = ['Jeanne Secret', 'xmpmeta', 'Exif'];

/** Returns whether EXIF data has a block of GPS data (tag 0x8825), in either byte order. */
export function hasGps(exif: Buffer | undefined): boolean {
  return (
    exif !== undefined &&
    (exif.includes('\x88\x25', 0, 'latin1') || exif.includes('\x25\x88', 0, 'latin1'))
  );
}
