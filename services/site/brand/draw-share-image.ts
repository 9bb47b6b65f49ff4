import { deriveColours } from '@parvis/contracts/brand/derive-colours.ts';
import { type ShareImage, shareImageSize } from '@parvis/contracts/brand/share-image.ts';
import { outlineText, widthOfText } from './outline-text.ts';

const { width, height } = shareImageSize;
const margin = 88;
const measure = width - 2 * margin;
/** From the largest that fits into the lines. */
const smallest = 44;
const sizes = [112, 96, 80, 68, 56, smallest];
const maxLines = 3;
const leading = 1.15;

type Colours = ReturnType<typeof deriveColours>;

/** Draws the image of links of a site without a picture of its own: its name, in its colours. */
export function shareImageSvg({ name, palette, hasMark }: ShareImage): string {
  const colours = deriveColours(palette);
  const art = hasMark ? fan(colours) : bar(colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colours['tide-900']}" d="M0 0h${width}v${height}H0z"/>${art}${lettering(name, colours)}</svg>`;
}

/** Returns the image of links as PNG. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  // Loaded only by a process that draws.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(shareImageSvg(image)))
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

/** As `web/ui/mark.svg`, across the lower half. */
function fan(colours: Colours): string {
  const streams =
    'M0 20h7c12 0 15-13 33-14M0 20h9c11 0 18-5 31-6M0 20h9c11 0 18 5 31 6M0 20h7c12 0 15 13 33 14';
  return `<g transform="translate(0 ${height - 330}) scale(30 11)" fill="none" stroke="${colours['hairline-deep']}"><path stroke-width=".12" d="${streams}"/></g><circle fill="${colours['beacon-on-deep']}" cx="${margin + 14}" cy="${margin + 14}" r="14"/>`;
}

function bar(colours: Colours): string {
  return `<path fill="${colours['beacon-on-deep']}" d="M${margin} ${margin}h120v12h-120z"/>`;
}

function lettering(name: string, colours: Colours): string {
  const size = sizes.find((tried) => fits(linesOf(name, tried), tried)) ?? smallest;
  const lines = linesOf(name, size);
  const last = height - margin - size * 0.25;
  const first = last - (lines.length - 1) * size * leading;
  return lines
    .map((line, at) => {
      const baseline = Math.round(first + at * size * leading);
      return `<path fill="${colours['on-deep']}" transform="translate(${margin} ${baseline})" d="${outlineText(line, size)}"/>`;
    })
    .join('');
}

function fits(lines: readonly string[], size: number): boolean {
  return lines.length <= maxLines && lines.every((line) => widthOfText(line, size) <= measure);
}

/** Breaks a name at its spaces. */
function linesOf(name: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const before = lines.at(-1);
    const longer = `${before} ${word}`;
    if (before !== undefined && widthOfText(longer, size) <= measure) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
