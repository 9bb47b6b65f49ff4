import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import { type ComposedContent, withImages } from './with-images.ts';
import { withReferences } from './with-references.ts';

/** A page with all that its modules show of what is elsewhere. @throws ReadModelNotServed */
export async function completePage(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  // Teasers and videos have pictures of their own.
  return withImages(db, await withReferences(db, composed, at), at);
}
