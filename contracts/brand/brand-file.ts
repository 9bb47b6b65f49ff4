import { z } from 'zod';
import { brandFolder } from './brand-folder.ts';

/** The digest of a file of a brand, by which it is named: it never changes. */
export const brandFileSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** The most characters of a drawing, as it was sent and once it was cleaned. */
export const maxDrawing = 48_000;

/** Returns the path of a drawing. */
export function drawingPath(file: string): string {
  return `${brandFolder}${file}.svg`;
}
