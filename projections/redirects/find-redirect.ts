import type { Position } from '@parvis/contracts/log/position.ts';
import type { RedirectTarget } from '@parvis/contracts/redirects/redirect.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt } from '../revisioned/queries.ts';
import { pathTag } from './path-tag.ts';

/** The target of a redirecting address, with its tags and the log position at which it was read. */
export interface FoundRedirect {
  readonly target: RedirectTarget | undefined;
  readonly position: Position;
  readonly tags: readonly string[];
}

/**
 * Returns the redirect from a path, now or at a past position.
 * @param path decoded, NFC, lower case, no trailing slash, as the site compares addresses
 * @throws ReadModelNotServed
 */
export async function findRedirect(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<FoundRedirect> {
  const [row] = await servedRows<{ position: Position; target: RedirectTarget | null }>(
    db,
    `select read_position('redirects') as position, (
       select span.state->'content'->'target' from redirects.span
       where span.state->'content'->>'from' = $2 and not (span.state->>'deleted')::boolean
         and ${isValidAt('span', at)}) as target`,
    [at ?? null, path],
  );
  if (row === undefined) throw new Error('expected one row with the redirect');
  return { target: row.target ?? undefined, position: row.position, tags: [pathTag(path)] };
}
