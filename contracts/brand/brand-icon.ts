import { brandFolder } from './brand-folder.ts';
import { checkPalette } from './check-palette.ts';
import { deriveColours } from './derive-colours.ts';

const written = /^1-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-(mark|none)\.svg$/;

/** Returns the icon at a path, as SVG; undefined for a path that names none, or faint colours. */
export function composeBrandIcon(path: string): string | undefined {
  if (!path.startsWith(brandFolder)) return undefined;
  const [, primary, accent, ground, subject] = written.exec(path.slice(brandFolder.length)) ?? [];
  if (primary === undefined) return undefined;
  const palette = { primary: `#${primary}`, accent: `#${accent}`, ground: `#${ground}` };
  if (checkPalette(palette).length > 0) return undefined;
  const colours = deriveColours(palette);
  const drawn = subject === 'mark' ? mark(colours) : building(colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colours['tide-900']}" d="M0 0h40v40H0z"/>${drawn}</svg>`;
}

type Colours = ReturnType<typeof deriveColours>;

/** As `web/ui/mark.svg`. */
function mark(colours: Colours): string {
  const streams =
    'M0 20h7c12 0 15-13 33-14M0 20h9c11 0 18-5 31-6M0 20h9c11 0 18 5 31 6M0 20h7c12 0 15 13 33 14';
  return `<path fill="none" stroke="${colours['tide-100']}" stroke-width="2" d="${streams}"/><circle fill="${colours['beacon-on-deep']}" cx="31" cy="20" r="3"/>`;
}

/** As `web/ui/icon.svg`. */
function building(colours: Colours): string {
  return `<path fill="none" stroke="${colours['tide-100']}" stroke-width="3" d="M9 31V9h22v22M4 31h32"/>`;
}
