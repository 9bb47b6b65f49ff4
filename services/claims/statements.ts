import type { Pool, PoolClient } from 'pg';
import type { Claim, HeldClaim } from './claim.ts';

type Queryable = Pool | PoolClient;

const listScopes = (claims: readonly Claim[]) => claims.map(({ scope }) => scope);
const splitKeys = (claims: readonly Claim[]) => claims.map(({ key }) => key);

/** What a command takes for a stream. */
export interface ClaimRequest {
  readonly claims: readonly Claim[];
  readonly owner: string;
  readonly commandId: string;
}

/** Writes the claims that are free or already their owner's as pending; returns their number. */
export async function insertClaims(
  db: Queryable,
  requests: readonly ClaimRequest[],
): Promise<number> {
  const rows = requests.flatMap(({ claims, ...taker }) =>
    claims.map((claim) => ({ ...claim, ...taker })),
  );
  const sorted = rows.toSorted(byScopeAndKey);
  const { rowCount } = await db.query(
    `insert into claim (scope, key, owner, command_id, taken_at, pending)
     select scope, key, owner, command_id, clock_timestamp(), true
     from unnest($1::text[], $2::text[], $3::text[], $4::text[])
       as wanted (scope, key, owner, command_id)
     on conflict (scope, key) do update
       set command_id = excluded.command_id, taken_at = excluded.taken_at, pending = true
       where claim.owner = excluded.owner`,
    [
      listScopes(sorted),
      splitKeys(sorted),
      sorted.map(({ owner }) => owner),
      sorted.map(({ commandId }) => commandId),
    ],
  );
  return rowCount ?? 0;
}

/** A fixed order prevents deadlocks. */
function byScopeAndKey(a: Claim, b: Claim): number {
  return `${a.scope}\n${a.key}` < `${b.scope}\n${b.key}` ? -1 : 1;
}

/** Returns the owners of these claims. */
export async function selectHoldersOf(
  db: Queryable,
  claims: readonly Claim[],
): Promise<readonly HeldClaim[]> {
  const { rows } = await db.query<HeldClaim>(
    `select scope, key, owner from claim
     where (scope, key) in (select * from unnest($1::text[], $2::text[]))`,
    [listScopes(claims), splitKeys(claims)],
  );
  return rows;
}

/** Returns, for each claim, whether anybody has it. */
export async function areHeld(
  db: Queryable,
  claims: readonly Claim[],
): Promise<readonly boolean[]> {
  const holders = await selectHoldersOf(db, claims);
  const held = new Set(holders.map(({ scope, key }) => `${scope}\n${key}`));
  return claims.map(({ scope, key }) => held.has(`${scope}\n${key}`));
}

/** Releases the unsettled claims of a command. */
export async function endClaims(db: Queryable, owner: string, commandId: string): Promise<void> {
  await db.query(
    `with gone as (
       delete from claim
       where owner = $1 and command_id = $2 and pending and settled_at_revision is null
     )
     update claim set pending = false
     where owner = $1 and command_id = $2 and pending and settled_at_revision is not null`,
    [owner, commandId],
  );
}

/** A claim that a command took, and when, as PostgreSQL text, to the microsecond. */
export interface AbandonedClaim extends Claim {
  readonly command_id: string;
  readonly taken_at: string;
}

/**
 * Claims taken longer ago than the grace period, in milliseconds, by commands that still have them.
 */
export async function selectAbandoned(
  db: Queryable,
  owner: string,
  graceMs: number,
): Promise<readonly AbandonedClaim[]> {
  const { rows } = await db.query<AbandonedClaim>(
    `select scope, key, command_id, taken_at::text from claim
     where owner = $1 and pending and ${takenBefore('$2')}`,
    [owner, graceMs],
  );
  return rows;
}

/** Ends these claims, unless they were taken again since. */
export async function endAbandoned(
  db: Queryable,
  owner: string,
  abandoned: readonly AbandonedClaim[],
): Promise<void> {
  if (abandoned.length === 0) return;
  await db.query(
    `with abandoned as (
       select scope, key, settled_at_revision from claim
       join unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[])
         as one (scope, key, command_id, taken_at) using (scope, key, command_id, taken_at)
       where owner = $1 and pending for update of claim
     ), gone as (
       delete from claim using abandoned as one
       where (claim.scope, claim.key) = (one.scope, one.key) and one.settled_at_revision is null
     )
     update claim set pending = false from abandoned as one
     where (claim.scope, claim.key) = (one.scope, one.key) and one.settled_at_revision is not null`,
    [
      owner,
      listScopes(abandoned),
      splitKeys(abandoned),
      abandoned.map((one) => one.command_id),
      abandoned.map((one) => one.taken_at),
    ],
  );
}

/** What an owner's stream needs at a revision, as a command left it. */
export interface Settlement {
  readonly owner: string;
  readonly commandId: string;
  readonly revision: number;
  readonly needed: readonly Claim[];
}

/**
 * Removes the claims that owners, each named once, no longer need at a revision, and those that a
 * command took without needing them.
 */
export async function deleteUnneeded(
  db: Queryable,
  settlements: readonly Settlement[],
): Promise<void> {
  const needed = neededBy(settlements);
  await db.query(
    `delete from claim using unnest($1::text[], $2::text[], $3::int[]) as one (owner, command_id, revision)
     where claim.owner = one.owner
     and case when pending then claim.command_id = one.command_id
                and coalesce(settled_at_revision <= one.revision, true)
              else settled_at_revision <= one.revision end
     and (claim.owner, scope, key) not in (select * from unnest($4::text[], $5::text[], $6::text[]))`,
    [
      settlements.map(({ owner }) => owner),
      settlements.map(({ commandId }) => commandId),
      settlements.map(({ revision }) => revision),
      needed.map(({ owner }) => owner),
      listScopes(needed),
      splitKeys(needed),
    ],
  );
}

/**
 * Returns the highest revision at which any of the owner's claims was found needed; -1 for none.
 */
export async function selectLastSettled(db: Queryable, owner: string): Promise<number> {
  const { rows } = await db.query<{ last: number | null }>(
    'select max(settled_at_revision) as last from claim where owner = $1',
    [owner],
  );
  return rows[0]?.last ?? -1;
}

/** Drops claims that were found needed at a later revision than the owner's stream has. */
export async function unsettleAfter(db: Queryable, owner: string, revision: number): Promise<void> {
  await db.query(
    `with gone as (
       delete from claim where owner = $1 and settled_at_revision > $2 and not pending
     )
     update claim set settled_at_revision = null
     where owner = $1 and settled_at_revision > $2 and pending`,
    [owner, revision],
  );
}

/** Records that the owners' streams need these claims at a revision. */
export async function confirmNeeded(
  db: Queryable,
  settlements: readonly Settlement[],
): Promise<void> {
  const needed = neededBy(settlements);
  await db.query(
    `insert into claim (scope, key, owner, command_id, taken_at, settled_at_revision)
     select scope, key, owner, command_id, clock_timestamp(), revision
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[])
       as needed (scope, key, owner, command_id, revision)
     on conflict (scope, key) do update
       set settled_at_revision = greatest(claim.settled_at_revision, excluded.settled_at_revision),
           pending = claim.pending and claim.command_id <> excluded.command_id
       where claim.owner = excluded.owner`,
    [
      listScopes(needed),
      splitKeys(needed),
      needed.map(({ owner }) => owner),
      needed.map(({ commandId }) => commandId),
      needed.map(({ revision }) => revision),
    ],
  );
}

function neededBy(settlements: readonly Settlement[]) {
  return settlements.flatMap(({ needed, ...settlement }) =>
    needed.map((claim) => ({ ...claim, ...settlement })),
  );
}

/** Returns all claims in a scope. */
export async function selectClaimsInScope(
  db: Queryable,
  scope: string,
): Promise<readonly HeldClaim[]> {
  const { rows } = await db.query<HeldClaim>(
    'select scope, key, owner from claim where scope = $1 order by key',
    [scope],
  );
  return rows;
}

/** Returns the owners of claims, by a prefix of their names. */
export async function selectOwners(db: Queryable, ownerPrefix: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ owner: string }>(
    'select distinct owner from claim where starts_with(owner, $1) order by owner',
    [ownerPrefix],
  );
  return rows.map(({ owner }) => owner);
}

/**
 * Returns the owners, by their prefix, of claims that commands have held for longer than the grace
 * period.
 */
export async function selectOwnersWithAbandoned(
  db: Queryable,
  ownerPrefix: string,
  graceMs: number,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ owner: string }>(
    `select distinct owner from claim
     where pending and ${takenBefore('$2')} and starts_with(owner, $1)
     order by owner limit $3`,
    [ownerPrefix, graceMs, limit],
  );
  return rows.map(({ owner }) => owner);
}

/** Compares with the only clock that all processes share. */
function takenBefore(graceMs: string): string {
  return `taken_at < clock_timestamp() - ${graceMs} * interval '1 millisecond'`;
}
