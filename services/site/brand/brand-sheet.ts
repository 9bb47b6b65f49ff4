import { readBrandSheetPath } from '@parvis/contracts/brand/brand-sheet.ts';
import { composeBrandSheet } from '@parvis/contracts/brand/compose-brand-sheet.ts';
import { LRUCache } from 'lru-cache';

/** Some are tried before one is chosen. */
const composed = new LRUCache<string, string>({ max: 64 });

/** Returns the style sheet of a brand by its path; undefined when the path names none. */
export function brandSheet(path: string): string | undefined {
  const known = composed.get(path);
  if (known !== undefined) return known;
  const read = readBrandSheetPath(path);
  const sheet = read && composeBrandSheet(read);
  if (sheet !== undefined) composed.set(path, sheet);
  return sheet;
}
