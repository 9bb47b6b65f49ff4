import { type Brand, maxCorner, maxLine, type Palette } from './brand.ts';
import { brandFolder } from './brand-folder.ts';
import { readFace, type SetFace, writeFace } from './face.ts';

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
  /** The drawing that replaces them. */
  readonly drawing?: string | undefined;
  readonly text?: SetFace | undefined;
  readonly headings?: SetFace | undefined;
}

const written =
  /^(\d+)(?:-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6}))?(?:-c(\d{1,2}))?(?:-l([1-9]))?(-p)?(?:-d([0-9a-f]{32}))?(?:-t([\w.]+))?(?:-h([\w.]+))?$/;

/** Returns the path of a brand’s style sheet; undefined when it needs none. */
export function brandSheetPath(brand: Brand): string | undefined {
  const { palette, corner, line, header, faces } = brand;
  const isPlain = header?.kind === 'plain' || header?.kind === 'picture';
  const drawing = header?.kind === 'drawing' ? header.file : undefined;
  const { text, headings } = faces ?? {};
  const name = nameOf({ palette, corner, line, isPlain, drawing, text, headings });
  return name === String(version) ? undefined : `${brandFolder}${name}.css`;
}

function nameOf(sheet: BrandSheet): string {
  const { palette, corner, line, isPlain, drawing, text, headings } = sheet;
  const colours = palette ? [palette.primary, palette.accent, palette.ground] : [];
  return [
    String(version),
    ...colours.map((colour) => colour.slice(1)),
    ...(corner === undefined ? [] : [`c${corner}`]),
    ...(line === undefined ? [] : [`l${line}`]),
    ...(isPlain ? ['p'] : []),
    ...(drawing === undefined ? [] : [`d${drawing}`]),
    ...(text === undefined ? [] : [`t${writeFace(text)}`]),
    ...(headings === undefined ? [] : [`h${writeFace(headings)}`]),
  ].join('-');
}

/** Reads the path of a style sheet below the built files; undefined for any that names no brand. */
export function readBrandSheetPath(path: string): BrandSheet | undefined {
  if (!path.startsWith(brandFolder) || !path.endsWith('.css')) return undefined;
  const name = path.slice(brandFolder.length, -'.css'.length);
  const [, number, primary, accent, ground, corner, line, plain, drawing, text, headings] =
    written.exec(name) ?? [];
  if (Number(number) !== version) return undefined;
  const sheet = {
    palette: paletteOf([primary, accent, ground]),
    corner: numberIn(corner),
    line: numberIn(line),
    isPlain: plain !== undefined,
    drawing,
    text: readFace(text ?? ''),
    headings: readFace(headings ?? ''),
  };
  // One spelling each: the same sheet is not kept under many addresses.
  return nameOf(sheet) === name && isWithin(sheet) ? sheet : undefined;
}

function isWithin({ corner = 0, line = 1, isPlain, drawing }: BrandSheet): boolean {
  return corner <= maxCorner && line <= maxLine && !(isPlain && drawing !== undefined);
}

function numberIn(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

function paletteOf(colours: readonly (string | undefined)[]): Palette | undefined {
  const [primary, accent, ground] = colours;
  if (primary === undefined || accent === undefined || ground === undefined) return undefined;
  return { primary: `#${primary}`, accent: `#${accent}`, ground: `#${ground}` };
}
