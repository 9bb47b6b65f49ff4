import type { Palette } from './brand.ts';
import { brandFolder } from './brand-folder.ts';

/** What an icon shows: the fan of lines, or a building. */
export type IconSubject = 'mark' | 'none';

/** Returns the path of an icon in the colours of a palette. */
export function brandIconPath({ primary, accent, ground }: Palette, of: IconSubject): string {
  const colours = [primary, accent, ground].map((colour) => colour.slice(1));
  return `${brandFolder}1-${colours.join('-')}-${of}.svg`;
}
