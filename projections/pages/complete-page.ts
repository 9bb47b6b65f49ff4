import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import { type ComposedContent, withImages } from './with-images.ts';
import { withLivePosts } from './with-live-posts.ts';
import { withPeople } from './with-people.ts';
import { withReferences } from './with-references.ts';

/** A page with all that it and its modules show of what is elsewhere. @throws ReadModelNotServed */
export async function completePage(
  db: Queryable,
  composed: ComposedContent,
  at?: Position,
): Promise<ComposedContent> {
  // Teasers and videos have pictures of their own.
  const pictured = await withImages(db, await withReferences(db, composed, at), at);
  return withLivePosts(db, await withPeople(db, pictured, at), at);
}
