import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns a redirect in its current state, deleted or not; `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readRedirect(db: Queryable, id: string): Promise<Redirect | undefined> {
  return readRevisioned<RedirectContent>(db, 'redirects', id);
}
