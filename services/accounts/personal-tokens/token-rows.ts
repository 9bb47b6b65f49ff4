import { type TokenView, tokenViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { Pool } from 'pg';
import { z } from 'zod';

/** A token to be stored. */
export interface NewToken {
  readonly id: string;
  readonly accountId: string;
  readonly secretHash: Buffer;
  readonly name: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  expires_at: z.date(),
});

function viewOf(row: unknown): TokenView {
  const { id, name, created_at, last_used_at, expires_at } = rowSchema.parse(row);
  return tokenViewSchema.parse({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    expiresAt: expires_at.toISOString(),
  });
}

/** Stores a token, or gives the token with this id a new secret. */
export async function putToken(db: Pool, token: NewToken): Promise<TokenView> {
  const { rows } = await db.query<Record<string, unknown>>(
    `INSERT INTO personal_token (id, account_id, secret_hash, name, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash
     RETURNING id, name, created_at, last_used_at, expires_at`,
    [token.id, token.accountId, token.secretHash, token.name, token.at, token.expiresAt],
  );
  return viewOf(rows[0]);
}

/** Returns the number of an account's tokens. */
export async function countTokens(db: Pool, accountId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM personal_token WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.total ?? 0;
}

/** Returns the number of an account's other unexpired tokens. */
export async function countOtherTokens(
  db: Pool,
  accountId: string,
  id: string,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM personal_token
     WHERE account_id = $1 AND id <> $2 AND expires_at > $3`,
    [accountId, id, now],
  );
  return rows[0]?.total ?? 0;
}

/** Returns an account's tokens, newest first. */
export async function selectTokens(
  db: Pool,
  accountId: string,
  limit: number,
  offset: number,
): Promise<readonly TokenView[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT id, name, created_at, last_used_at, expires_at FROM personal_token
     WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
    [accountId, limit, offset],
  );
  return rows.map(viewOf);
}

/** Deletes an account's token; false when it has no token with that id. */
export async function deleteToken(db: Pool, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM personal_token WHERE account_id = $1 AND id = $2',
    [accountId, id],
  );
  return rowCount === 1;
}
