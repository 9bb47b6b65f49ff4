import type { Position } from '@parvis/contracts/log/position.ts';
import { prefixesOf, targetFor } from '@parvis/contracts/redirects/matching.ts';
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

interface FoundRow {
  readonly position: Position;
  readonly found: { readonly from: string; readonly target: RedirectTarget } | null;
}

/**
 * Returns the redirect from an address, now or at a past position: that of the address itself, or
 * else of the longest prefix that it is beneath.
 * @param source an address as `sourceOf` returns it, without a star
 * @throws ReadModelNotServed
 */
export async function findRedirect(
  db: Queryable,
  source: string,
  at?: Position,
): Promise<FoundRedirect> {
  const prefixes = source.includes('?') ? [] : prefixesOf(source);
  const [row] = await servedRows<FoundRow>(
    db,
    `select read_position('redirects') as position, (
       select span.state->'content' from redirects.span
       where (span.state->'content'->>'from' = $2 or (span.state->'content'->>'from' = any($3::text[])
           and (span.state->'content'->>'beneath')::boolean))
         and not (span.state->>'deleted')::boolean and ${isValidAt('span', at)}
       order by span.state->'content'->>'from' = $2 desc,
         length(span.state->'content'->>'from') desc limit 1) as found`,
    [at ?? null, source, prefixes],
  );
  if (row === undefined) throw new Error('expected one row with the redirect');
  const target = row.found === null ? undefined : targetOf(row.found, source);
  return { target, position: row.position, tags: [source, ...prefixes].map(pathTag) };
}

/** None if it would lead back to the address, as beneath a prefix whose target has disappeared. */
function targetOf(
  { from, target }: NonNullable<FoundRow['found']>,
  source: string,
): RedirectTarget | undefined {
  if (target.status === 410) return target;
  const to = from === source ? target.to : targetFor(from, target.to, source);
  return to === source ? undefined : { ...target, to };
}
