import { type Brand, maxCorner, maxLine, type Palette } from './brand.ts';
import { brandFolder } from './brand-icon-path.ts';

/** The version of the derivation of colours: a sheet of the past keeps its address and its bytes. */
const version = 1;

/** What a brand’s style sheet is made of, all of which its address says. */
export interface BrandSheet {
  readonly palette?: Palette | undefined;
  /** Pixels, as is the next. */
  readonly corner?: number | undefined;
  readonly line?: number | undefined;
  /** Whether a plain colour replaces the charts. */
  readonly isPlain: boolean;
}

const written =
  /^(\d+)(?:-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6}))?(?:-c(\d{1,2}))?(?:-l([1-9]))?(-p)?$/;

/** Returns the path of a brand’s style sheet; undefined when it needs none. */
export function brandSheetPath({ palette, corner, line, header }: Brand): string | undefined {
  const isPlain = header !== undefined && header.kind !== 'chart';
  const isNothing = [palette, corner, line].every((part) => part === undefined) && !isPlain;
  return isNothing ? undefined : `${brandFolder}${nameOf({ palette, corner, line, isPlain })}.css`;
}

function nameOf({ palette, corner, line, isPlain }: BrandSheet): string {
  const colours = palette ? [palette.primary, palette.accent, palette.ground] : [];
  return [
    String(version),
    ...colours.map((colour) => colour.slice(1)),
    ...(corner === undefined ? [] : [`c${corner}`]),
    ...(line === undefined ? [] : [`l${line}`]),
    ...(isPlain ? ['p'] : []),
  ].join('-');
}

/** Reads the path of a style sheet below the built files; undefined for any that names no brand. */
export function readBrandSheetPath(path: string): BrandSheet | undefined {
  if (!path.startsWith(brandFolder) || !path.endsWith('.css')) return undefined;
  const name = path.slice(brandFolder.length, -'.css'.length);
  const [, number, primary, accent, ground, corner, line, plain] = written.exec(name) ?? [];
  if (Number(number) !== version) return undefined;
  const sheet = {
    ...(primary && accent && ground
      ? { palette: { primary: `#${primary}`, accent: `#${accent}`, ground: `#${ground}` } }
      : {}),
    ...(corner === undefined ? {} : { corner: Number(corner) }),
    ...(line === undefined ? {} : { line: Number(line) }),
    isPlain: plain !== undefined,
  };
  // One spelling each: the same sheet is not kept under many addresses.
  const isDrawn = (sheet.corner ?? 0) <= maxCorner && (sheet.line ?? 1) <= maxLine;
  return nameOf(sheet) === name && isDrawn ? sheet : undefined;
}
