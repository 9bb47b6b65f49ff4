import { drawingPath } from './brand-file.ts';
import type { BrandSheet } from './brand-sheet.ts';
import { checkPalette } from './check-palette.ts';
import { composeFace, faceToken } from './compose-faces.ts';
import { deriveColours } from './derive-colours.ts';
import { faceUses } from './face.ts';

/** Charts without their drawing: their ground in the colour of water. */
const plain =
  '[data-art=chart]>*{display:none}[data-art=chart]{background:var(--chart-water,var(--tide-600));opacity:.1}';

/** Charts with a drawing instead of their own. */
function drawn(file: string): string {
  return `[data-art=chart]>*{display:none}[data-art=chart]{background:url(${drawingPath(file)}) 50%/cover no-repeat}`;
}

/**
 * Returns the style sheet of a brand, which sets the tokens of the others, wherever it is linked;
 * undefined for colours that are not legible.
 */
export function composeBrandSheet(sheet: BrandSheet): string | undefined {
  const { palette, corner, line, isPlain, drawing } = sheet;
  const faces = faceUses.flatMap((use) => {
    const face = sheet[use];
    return face === undefined
      ? []
      : [{ token: faceToken(use, face), rules: composeFace(use, face) }];
  });
  if (palette !== undefined && checkPalette(palette).length > 0) return undefined;
  const colours = palette === undefined ? [] : Object.entries(deriveColours(palette));
  const tokens = [
    ...colours,
    ...(corner === undefined ? [] : [['corner', `${corner}px`] as const]),
    ...(line === undefined ? [] : [['line', `${line}px`] as const]),
    ...faces.map(({ token }) => token),
  ];
  const declared = tokens.map(([name, value]) => `--${name}:${value}`).join(';');
  // Twice the specificity: it holds in whichever order style sheets load.
  const root = declared === '' ? '' : `:root:root{${declared}}`;
  const art = drawing === undefined ? '' : drawn(drawing);
  return root + (isPlain ? plain : '') + art + faces.map(({ rules }) => rules).join('');
}
