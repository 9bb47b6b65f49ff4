import type { Plugin } from 'vite';

/** The styles of the design page and of the API's reference, which no visitor's page has. */
const apart = /\/web\/(?:design|reference|ui\/(?:skeleton|toast))\/[^?]+\.css$/;

/** A kind of medium that no browser has: it marks these styles until the sheet is split. */
const mark = '@media design-page';

/** Marks the styles that only the design page and the API's reference have. */
export function markDesignStyles(): Plugin {
  return {
    name: 'parvis:design-styles',
    enforce: 'pre',
    transform: (code, id) => (apart.test(id) ? { code: `${mark}{${code}}`, map: null } : null),
  };
}

/** Splits a minified style sheet into the styles of visitors' pages and the marked ones. */
export function splitStyles(sheet: string): { readonly site: string; readonly design: string } {
  const [first = '', ...others] = sheet.split(`${mark}{`);
  const parts = others.map((part) => {
    const end = endOfBlock(part);
    return { design: part.slice(0, end), site: part.slice(end + 1) };
  });
  return {
    site: first + parts.map(({ site }) => site).join(''),
    design: parts.map(({ design }) => design).join(''),
  };
}

/** Returns the position of the brace that closes the block whose content a text begins with. */
function endOfBlock(text: string): number {
  let depth = 1;
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error('A block of the style sheet is not closed.');
}
