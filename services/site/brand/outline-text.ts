import face from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?inline';
import { create, type Font } from 'fontkitten';

let opened: Font | undefined;

/** The serif of the product, opened when something is drawn with it first. */
function serif(): Font {
  if (opened === undefined) {
    const made = create(Buffer.from(face.slice(face.indexOf(',') + 1), 'base64'));
    if (made.isCollection) throw new Error('the serif is one font');
    opened = made;
  }
  return opened;
}

/** Returns the width of a text at a size, in pixels. */
export function widthOfText(text: string, size: number): number {
  const font = serif();
  const units = font.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (units * size) / font.unitsPerEm;
}

/**
 * Returns the outlines of a text at a size, as the data of a path from the start of its baseline, so
 * that drawing it needs no font of the machine. A letter that the font lacks is an empty box.
 */
export function outlineText(text: string, size: number): string {
  const font = serif();
  const scale = size / font.unitsPerEm;
  let x = 0;
  return font
    .glyphsForString(text)
    .map(({ path, advanceWidth }) => {
      const start = x;
      x += advanceWidth * scale;
      // Upwards in fonts, downwards in images.
      return path.scale(scale, -scale).translate(start, 0).toSVG();
    })
    .join('');
}
