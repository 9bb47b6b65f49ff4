import { type Brand, maxCorner, type Palette } from './brand.ts';
import { brandFolder } from './brand-icon-path.ts';

/** The version of the derivation of colours: a sheet of the past keeps its address and its bytes. */
const version = 1;

/** What a brand’s style sheet is made of, all of which its address says. */
export interface BrandSheet {
  readonly palette?: Palette | undefined;
  /** Pixels. */
  readonly corner?: number | undefined;
  /** Whether a plain colour replaces the charts. */
  readonly isPlain: boolean;
}

const written = /^(\d+)(?:-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6}))?(?:-c(\d{1,2}))?(-p)?$/;

/** Returns the path of a brand’s style sheet; undefined when it needs none. */
export function brandSheetPath({ palette, corner, header }: Brand): string | undefined {
  const isPlain = header !== undefined && header.kind !== 'chart';
  if (palette === undefined && corner === undefined && !isPlain) return undefined;
  return `${brandFolder}${nameOf({ palette, corner, isPlain })}.css`;
}

function nameOf({ palette, corner, isPlain }: BrandSheet): string {
  const colours = palette ? [palette.primary, palette.accent, palette.ground] : [];
  return [
    String(version),
    ...colours.map((colour) => colour.slice(1)),
    ...(corner === undefined ? [] : [`c${corner}`]),
    ...(isPlain ? ['p'] : []),
  ].join('-');
}

/** Reads the path of a style sheet below the built files; undefined for any that names no brand. */
export function readBrandSheetPath(path: string): BrandSheet | undefined {
  if (!path.startsWith(brandFolder) || !path.endsWith('.css')) return undefined;
  const name = path.slice(brandFolder.length, -'.css'.length);
  const [, number, primary, accent, ground, corner, plain] = written.exec(name) ?? [];
  if (Number(number) !== version) return undefined;
  const sheet = {
    ...(primary && accent && ground
      ? { palette: { primary: `#${primary}`, accent: `#${accent}`, ground: `#${ground}` } }
      : {}),
    ...(corner === undefined ? {} : { corner: Number(corner) }),
    isPlain: plain !== undefined,
  };
  // One spelling each: the same sheet is not kept under many addresses.
  return nameOf(sheet) === name && (sheet.corner ?? 0) <= maxCorner ? sheet : undefined;
}
