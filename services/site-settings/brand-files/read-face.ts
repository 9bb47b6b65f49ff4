import { brotliDecompressSync } from 'node:zlib';
import type { SetFace } from '@parvis/contracts/brand/face.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { create, type Font } from 'fontkitten';
import { startOfTables } from './woff2-directory.ts';

/** The most bytes of the tables of a face, unpacked. */
const maxTables = 4_000_000;

/** Running text in French and English, by whose width fallbacks are matched. */
const text =
  'Le groupe réunit six banques régionales nées dans des ports européens. Nous finançons ce qui relie les terres et la mer : logements, ateliers, chantiers, énergies. The group unites six regional banks born in the ports of Europe. We finance what links land and sea: homes, workshops, sites and energy.';
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789àâçèéêëîïôùûÉÀœ«»’,.;:!?-';

/** What a face says of itself. */
export type ReadFace = Omit<SetFace, 'file'> & { readonly family: string };

/** Reads and checks a type face in WOFF2. */
export function readFace(bytes: Buffer): Outcome<ReadFace> {
  const font = openFace(bytes);
  if (font === undefined) return refused('unreadable-face');
  const missing = [...new Set(letters)].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) return refused('face-lacks-letters', missing.join(' '));
  try {
    return accept(measure(font));
  } catch {
    return refused('unreadable-face');
  }
}

function openFace(bytes: Buffer): Font | undefined {
  try {
    const start = startOfTables(bytes);
    if (start === undefined) return undefined;
    // Unpacked with a limit first: the library has none.
    brotliDecompressSync(bytes.subarray(start), { maxOutputLength: maxTables });
    const font = create(bytes);
    return font.isCollection || font.numGlyphs < 1 ? undefined : font;
  } catch {
    return undefined;
  }
}

function measure(font: Font): ReadFace {
  const { hhea, unitsPerEm } = font;
  const os2 = font['OS/2'];
  const inEm = (units: number) => Math.round((Math.abs(units) / unitsPerEm) * 1_000);
  const [ascent, descent, gap] = os2.fsSelection.useTypoMetrics
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [hhea.ascent, hhea.descent, hhea.lineGap];
  const glyphs = font.glyphsForString(text);
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const axis = font.variationAxes['wght'];
  // The family's kind of a Latin text face, and its serifs: from cove to triangle.
  const [kind = 0, serifs = 0] = os2.panose;
  return {
    family: font.familyName.slice(0, 100),
    ascent: inEm(ascent),
    descent: inEm(descent),
    gap: inEm(gap),
    width: inEm(advance / glyphs.length),
    lightest: Math.round(axis?.min ?? os2.usWeightClass),
    boldest: Math.round(axis?.max ?? os2.usWeightClass),
    hasSerifs: kind === 2 && serifs >= 2 && serifs <= 10,
  };
}

function refused(reason: string, words?: string): Outcome<never> {
  const params = words === undefined ? { reason } : { reason, words };
  return refuse('invalid', { path: ['woff2'], params });
}
