import type { Position } from '@parvis/contracts/log/position.ts';
import { isValidAt } from '../revisioned/queries.ts';

/**
 * Returns SQL that is true of the items that visitors can reach at a position, or now: items shown
 * by something published, and released ones. All others are for editors only.
 * @param id expression of an item's id
 */
export function isPublicAt(id: string, at: Position | undefined): string {
  return `exists (select from media_library.public_media reached
    where reached.id = ${id} and ${isValidAt('reached', at)})`;
}
