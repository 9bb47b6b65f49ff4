import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Cosignature } from '../notes/cosignature.ts';
import type { SignedCheckpoint } from './witness.ts';

/** A cosignature as stored. */
export interface StoredCosignature {
  readonly witness: string;
  readonly size: number;
  /** The checkpoint, without cosignatures. */
  readonly note: string;
  readonly line: string;
  readonly at: Date;
}

/** The newest cosignature of a witness, or since when and why there is no newer one. */
export interface WitnessState {
  readonly witness: string;
  readonly size: number | null;
  readonly at: Date | null;
  readonly failingSince: Date | null;
  readonly failure: string | null;
}

/** Stores a cosignature: of each hour, the last one of each witness is kept. */
export async function storeCosignature(
  db: Queryable,
  witness: string,
  { number, size, note }: SignedCheckpoint,
  { line, at }: Cosignature,
): Promise<void> {
  await db.query(
    `with earlier as (
       delete from notary_cosignature where witness = $1 and number = $2 and size < $3
         and date_trunc('hour', cosigned_at) = date_trunc('hour', $6::timestamptz)
     ), healthy as (delete from notary_witness_failure where witness = $1)
     insert into notary_cosignature (witness, number, size, note, line, cosigned_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [witness, number, size, note, line, at],
  );
}

/** Stores why a witness did not cosign, and since when it does not. */
export async function storeFailure(
  db: Queryable,
  witness: string,
  failure: string,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into notary_witness_failure (witness, since, failure) values ($1, $2, $3)
     on conflict (witness) do update set failure = excluded.failure`,
    [witness, now, failure],
  );
}

/** Returns the number of events that a witness cosigned last; 0 before the first. */
export async function lastCosigned(
  db: Queryable,
  number: number,
  witness: string,
): Promise<number> {
  const { rows } = await db.query<{ size: number | null }>(
    'select max(size)::float as size from notary_cosignature where number = $1 and witness = $2',
    [number, witness],
  );
  return rows[0]?.size ?? 0;
}

/** Returns the cosignatures kept of a tree, the smallest checkpoint first. */
export async function listCosignatures(
  db: Queryable,
  number: number,
): Promise<readonly StoredCosignature[]> {
  const { rows } = await db.query<StoredCosignature>(
    `select witness, size::float as size, note, line, cosigned_at as at
     from notary_cosignature where number = $1 order by size, witness`,
    [number],
  );
  return rows;
}

/** Returns the newest checkpoint that was cosigned, up to a size; undefined without any. */
export async function readCosigned(
  db: Queryable,
  number: number,
  maxSize?: number,
): Promise<{ readonly size: number; readonly note: string } | undefined> {
  const { rows } = await db.query<{ size: number; note: string }>(
    `select size::float as size, note || string_agg(line, '' order by witness) as note
     from notary_cosignature where number = $1 and size <= coalesce($2, size)
     group by size, note order by size desc limit 1`,
    [number, maxSize ?? null],
  );
  return rows[0];
}

/** Returns the state of each witness that cosigned the present tree or failed to. */
export async function listWitnessStates(db: Queryable): Promise<readonly WitnessState[]> {
  const { rows } = await db.query<WitnessState>(
    `select witness, newest.size::float as size, newest.cosigned_at as at,
       failed.since as "failingSince", failed.failure
     from (select distinct on (witness) witness, c.size, cosigned_at
       from notary_cosignature c join notary using (number) order by witness, c.size desc) newest
     full join notary_witness_failure failed using (witness)`,
  );
  return rows;
}
