import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Claim, claimsExcept } from './claim.ts';

/** Which claims a stream needs, and the revision of its last event; -1 if it has none. */
export interface StreamNeeds {
  readonly revision: number;
  readonly needed: readonly Claim[];
}

interface OwnedClaim extends Claim {
  readonly owner: string;
  readonly pending: boolean;
  readonly settled: number | null;
}

/**
 * Returns the owners, of these, whose claims are not exactly those that their streams need, or not
 * settled. Commands settle their own, so that there are few.
 * @param read returns the needs of a stream; undefined when it cannot be read, and keeps its claims
 */
export async function listUnsettled(
  db: Queryable,
  owners: readonly string[],
  read: (owner: string) => Promise<StreamNeeds | undefined>,
): Promise<readonly string[]> {
  // Before the streams are read: otherwise what a command settles meanwhile would seem to be lost.
  const { rows } = await db.query<OwnedClaim>(
    `select owner, scope, key, pending, settled_at_revision as settled from claim
     where owner = any($1)`,
    [owners],
  );
  const owned = new Map<string, OwnedClaim[]>(owners.map((owner) => [owner, []]));
  for (const row of rows) owned.get(row.owner)?.push(row);
  const unsettled: string[] = [];
  for (const [owner, claims] of owned) {
    const needs = await read(owner);
    if (needs !== undefined && !areSettled(claims, needs)) unsettled.push(owner);
  }
  return unsettled;
}

function areSettled(claims: readonly OwnedClaim[], { revision, needed }: StreamNeeds): boolean {
  const areFinal = claims.every(
    ({ pending, settled }) => !pending && settled !== null && settled <= revision,
  );
  const differing = claimsExcept(claims, needed).length + claimsExcept(needed, claims).length;
  return areFinal && differing === 0;
}
