import type { Pool } from 'pg';

/** The last response of a third party, and when it was read. */
export interface StoredResponse {
  readonly response: unknown;
  readonly answeredAt: Date;
}

/**
 * Claims a due address; for all others it is next due at `nextDue`.
 * @returns whether the claim succeeded
 */
export async function claimAddress(
  pool: Pool,
  address: string,
  now: Date,
  nextDue: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into third_party_answer (address, due_at) values ($1, $3)
     on conflict (address) do update set due_at = excluded.due_at
     where third_party_answer.due_at <= $2`,
    [address, now, nextDue],
  );
  return rowCount === 1;
}

/** Returns when the next of these addresses is due; undefined without any. */
export async function nextDueAddress(
  pool: Pool,
  addresses: readonly string[],
): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select min(coalesce(due_at, to_timestamp(0))) as at
     from unnest($1::text[]) as given (address) left join third_party_answer using (address)`,
    [addresses],
  );
  return rows[0]?.at ?? undefined;
}

/** Stores a valid response, replacing the last one. */
export async function storeResponse(
  pool: Pool,
  address: string,
  { response, answeredAt }: StoredResponse,
  nextDue: Date,
): Promise<void> {
  await pool.query(
    `update third_party_answer set answer = $2, answered_at = $3, due_at = $4 where address = $1`,
    [address, JSON.stringify(response), answeredAt, nextDue],
  );
}

/** Returns the last valid response from an address; undefined before the first. */
export async function readStoredResponse(
  pool: Pool,
  address: string,
): Promise<StoredResponse | undefined> {
  const { rows } = await pool.query<StoredResponse>(
    `select answer as response, answered_at as "answeredAt" from third_party_answer
     where address = $1 and answer is not null`,
    [address],
  );
  return rows[0];
}

/** Deletes the responses from all other addresses, which are no longer queried. */
export async function deleteOtherResponses(
  pool: Pool,
  addresses: readonly string[],
): Promise<void> {
  await pool.query('delete from third_party_answer where not address = any($1)', [addresses]);
}
