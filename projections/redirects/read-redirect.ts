import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { readRevisioned } from '../platform/revisioned/queries.ts';
import type { Queryable } from '../postgres/queryable.ts';

/** A redirect as it is, deleted or not; `by` are account ids. @throws ReadModelNotServed */
export function readRedirect(db: Queryable, id: string): Promise<Redirect | undefined> {
  return readRevisioned<RedirectContent>(db, 'redirects', id);
}
