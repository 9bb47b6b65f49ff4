import { z } from 'zod';
import { brandFileSchema } from './brand-file.ts';

/** The most bytes of a type face. */
export const maxFaceBytes = 400_000;

const permille = z.number().int().min(0).max(3_000);
const weight = z.number().int().min(1).max(1_000);

/** A type face that was sent, with the measures from which its fallback gets the same size. */
export const faceSchema = z.object({
  file: brandFileSchema,
  /** As it calls itself. */
  family: z.string().max(100),
  /** In thousandths of an em, as are the next three. */
  ascent: permille,
  descent: permille,
  gap: permille,
  /** The mean of running text. */
  width: permille.min(100),
  lightest: weight,
  boldest: weight,
  hasSerifs: z.boolean(),
  /** Whoever sent it confirmed that its licence allows to serve it. */
  licensed: z.literal(true),
});
export type Face = z.infer<typeof faceSchema>;

/** Where a face is: in running text, or in headings. */
export const faceUses = ['text', 'headings'] as const;
export type FaceUse = (typeof faceUses)[number];
export type Faces = { readonly [Use in FaceUse]?: Face | undefined };

/** What a style sheet says of a face. */
export type SetFace = Omit<Face, 'family' | 'licensed'>;

const measures = ['ascent', 'descent', 'gap', 'width', 'lightest', 'boldest'] as const;

/** Writes a face for the address of a style sheet. */
export function writeFace(face: SetFace): string {
  const numbers = measures.map((measure) => face[measure]);
  return [face.file, ...numbers, face.hasSerifs ? 's' : 'n'].join('.');
}

/** Reads a face from the address of a style sheet; undefined for what is none. */
export function readFace(written: string): SetFace | undefined {
  const [file, ascent, descent, gap, width, lightest, boldest, serifs] = written.split('.');
  const read = faceSchema.omit({ family: true, licensed: true }).safeParse({
    file,
    ascent: Number(ascent),
    descent: Number(descent),
    gap: Number(gap),
    width: Number(width),
    lightest: Number(lightest),
    boldest: Number(boldest),
    hasSerifs: serifs === 's',
  });
  return read.success && writeFace(read.data) === written ? read.data : undefined;
}
