import { composeBrandIcon } from '@parvis/contracts/brand/brand-icon.ts';
import { readBrandSheetPath } from '@parvis/contracts/brand/brand-sheet.ts';
import { composeBrandSheet } from '@parvis/contracts/brand/compose-brand-sheet.ts';
import { LRUCache } from 'lru-cache';

/** Some are tried before one is chosen. */
const composed = new LRUCache<string, string>({ max: 64 });

/** Returns the style sheet or icon of a brand by its path; undefined when the path names none. */
export function brandFile(path: string): string | undefined {
  const known = composed.get(path);
  if (known !== undefined) return known;
  const sheet = readBrandSheetPath(path);
  const file = sheet ? composeBrandSheet(sheet) : composeBrandIcon(path);
  if (file !== undefined) composed.set(path, file);
  return file;
}
