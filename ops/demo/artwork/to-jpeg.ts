import sharp from 'sharp';

/** Renders a picture; the same drawing always gives the same bytes on one machine. */
export function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}
