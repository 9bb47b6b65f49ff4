import { brandFolder } from './brand-folder.ts';
import type { FaceUse, SetFace } from './face.ts';

/** Faces of every machine, with the mean width of running text in thousandths of an em. */
const fallbacks = {
  serifs: { locals: ['Times New Roman', 'Liberation Serif'], width: 397, generic: 'Georgia,serif' },
  none: { locals: ['Arial', 'Liberation Sans'], width: 444, generic: 'system-ui,sans-serif' },
} as const;

const tokens = { text: 'sans', headings: 'serif' } as const;

/** The families of a use and of its fallback, in a style sheet. */
const families = {
  text: ['Brand Text', 'Brand Text Fallback'],
  headings: ['Brand Headings', 'Brand Headings Fallback'],
} as const;

/** Returns a share of an em in percent, to a tenth. */
function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}

/**
 * Returns the rules by which a use has a face, and, until it has loaded, one of the machine in the
 * same size, so that nothing moves.
 */
export function composeFace(use: FaceUse, face: SetFace): string {
  const { locals, width } = fallbacks[face.hasSerifs ? 'serifs' : 'none'];
  const [family, fallback] = families[use];
  const size = face.width / width;
  const share = (measure: number) => percent(measure / 1_000 / size);
  const sources = locals.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-display:swap;font-weight:${face.lightest} ${face.boldest};src:url(${brandFolder}${face.file}.woff2) format('woff2')}@font-face{font-family:'${fallback}';src:${sources};size-adjust:${percent(size)};ascent-override:${share(face.ascent)};descent-override:${share(face.descent)};line-gap-override:${share(face.gap)}}`;
}

/** Returns the token of a use, and its value. */
export function faceToken(use: FaceUse, { hasSerifs }: SetFace): readonly [string, string] {
  const { generic } = fallbacks[hasSerifs ? 'serifs' : 'none'];
  const named = families[use].map((family) => `'${family}'`).join(',');
  return [tokens[use], `${named},${generic}`];
}
