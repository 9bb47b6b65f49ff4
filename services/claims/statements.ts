import type { Pool, PoolClient } from 'pg';
import type { Claim, HeldClaim } from './claims.ts';

type Queryable = Pool | PoolClient;

const scopesOf = (claims: readonly Claim[]) => claims.map(({ scope }) => scope);
const keysOf = (claims: readonly Claim[]) => claims.map(({ key }) => key);

/** Writes the claims that are free or the owner's own; answers how many of them. */
export async function insertClaims(
  db: Queryable,
  claims: readonly Claim[],
  owner: string,
  commandId: string,
  takenAt: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into claim (scope, key, owner, command_id, taken_at)
     select scope, key, $3, $4, $5 from unnest($1::text[], $2::text[]) as wanted (scope, key)
     on conflict (scope, key) do update
       set command_id = excluded.command_id, taken_at = excluded.taken_at
       where claim.owner = excluded.owner`,
    [scopesOf(claims), keysOf(claims), owner, commandId, takenAt],
  );
  return rowCount ?? 0;
}

/** Who holds these claims. */
export async function selectHoldersOf(
  db: Queryable,
  claims: readonly Claim[],
): Promise<readonly HeldClaim[]> {
  const { rows } = await db.query<HeldClaim>(
    `select scope, key, owner from claim
     where (scope, key) in (select * from unnest($1::text[], $2::text[]))`,
    [scopesOf(claims), keysOf(claims)],
  );
  return rows;
}

/** Removes what a command took and nothing confirmed. */
export async function deleteUnsettledOfCommand(
  db: Queryable,
  owner: string,
  commandId: string,
): Promise<void> {
  await db.query(
    'delete from claim where owner = $1 and command_id = $2 and settled_at_revision is null',
    [owner, commandId],
  );
}

/** Removes what the owner needs no longer at a revision, and what a command took in vain. */
export async function deleteUnneededOfCommand(
  db: Queryable,
  owner: string,
  commandId: string,
  revision: number,
  needed: readonly Claim[],
): Promise<void> {
  await db.query(
    `delete from claim where owner = $1
     and (settled_at_revision <= $2 or (settled_at_revision is null and command_id = $3))
     and (scope, key) not in (select * from unnest($4::text[], $5::text[]))`,
    [owner, revision, commandId, scopesOf(needed), keysOf(needed)],
  );
}

/** Removes what the owner needs no longer at a revision, except what was taken since a time. */
export async function deleteUnneededOlder(
  db: Queryable,
  owner: string,
  before: Date,
  revision: number,
  needed: readonly Claim[],
): Promise<void> {
  await db.query(
    `delete from claim where owner = $1
     and (settled_at_revision <= $2 or (settled_at_revision is null and taken_at < $3))
     and (scope, key) not in (select * from unnest($4::text[], $5::text[]))`,
    [owner, revision, before, scopesOf(needed), keysOf(needed)],
  );
}

/** The highest revision at which something of the owner's was found needed; -1 when nothing was. */
export async function selectLastSettled(db: Queryable, owner: string): Promise<number> {
  const { rows } = await db.query<{ last: number | null }>(
    'select max(settled_at_revision) as last from claim where owner = $1',
    [owner],
  );
  return rows[0]?.last ?? -1;
}

/** Removes what was found needed at a later revision than the owner's stream has. */
export async function deleteSettledAfter(
  db: Queryable,
  owner: string,
  revision: number,
): Promise<void> {
  await db.query('delete from claim where owner = $1 and settled_at_revision > $2', [
    owner,
    revision,
  ]);
}

/** By which command, at which revision of the owner's stream and when claims were found needed. */
export interface Settlement {
  readonly commandId: string;
  readonly revision: number;
  readonly at: Date;
}

/** Writes down that the owner's stream needs these at a revision. */
export async function confirmNeeded(
  db: Queryable,
  owner: string,
  { commandId, revision, at }: Settlement,
  needed: readonly Claim[],
): Promise<void> {
  await db.query(
    `insert into claim (scope, key, owner, command_id, taken_at, settled_at_revision)
     select scope, key, $1, $2, $3, $4 from unnest($5::text[], $6::text[]) as needed (scope, key)
     on conflict (scope, key) do update
       set settled_at_revision = greatest(claim.settled_at_revision, excluded.settled_at_revision)
       where claim.owner = excluded.owner`,
    [owner, commandId, at, revision, scopesOf(needed), keysOf(needed)],
  );
}

/** Everything held in a scope. */
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

/** Owners, by the beginning of their names. */
export async function selectOwners(db: Queryable, ownerPrefix: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ owner: string }>(
    'select distinct owner from claim where starts_with(owner, $1) order by owner',
    [ownerPrefix],
  );
  return rows.map(({ owner }) => owner);
}

/** Owners, by the beginning of their names, with claims taken before a time and never settled. */
export async function selectUnsettledOwners(
  db: Queryable,
  time: Date,
  ownerPrefix: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ owner: string }>(
    `select distinct owner from claim
     where settled_at_revision is null and taken_at < $1 and starts_with(owner, $2) order by owner limit $3`,
    [time, ownerPrefix, limit],
  );
  return rows.map(({ owner }) => owner);
}
