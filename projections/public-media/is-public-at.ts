import type { Position } from '@parvis/contracts/log/position.ts';
import { holdsAt } from '../revisioned/queries.ts';

/**
 * SQL that is true of the items that visitors can reach at a position, or now: those that something
 * published shows, and those that were released. Everything else is for editors only.
 * @param id expression of an item's id
 */
export function isPublicAt(id: string, at: Position | undefined): string {
  return `exists (select from media_library.public_media reached
    where reached.id = ${id} and ${holdsAt('reached', at)})`;
}
