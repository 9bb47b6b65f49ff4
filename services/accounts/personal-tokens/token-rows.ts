import { type TokenView, tokenViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { type TokenScope, tokenScopeSchema } from '@parvis/contracts/accounts/token-scopes.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
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
  readonly scopes: readonly TokenScope[];
}

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  expires_at: z.date(),
  scopes: z.array(tokenScopeSchema).nullable(),
});

/** Returns a token as its owner sees it, without its secret. */
export function toView(row: unknown): TokenView {
  const { id, name, created_at, last_used_at, expires_at, scopes } = rowSchema.parse(row);
  return tokenViewSchema.parse({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    expiresAt: expires_at.toISOString(),
    scopes,
  });
}

/** Stores a token, or gives the token with this id a new secret. */
export async function putToken(db: Queryable, token: NewToken): Promise<TokenView> {
  const { rows } = await db.query<Record<string, unknown>>(
    `INSERT INTO personal_token (id, account_id, secret_hash, name, created_at, expires_at, scopes)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash
     RETURNING id, name, created_at, last_used_at, expires_at, scopes`,
    [
      token.id,
      token.accountId,
      token.secretHash,
      token.name,
      token.at,
      token.expiresAt,
      token.scopes,
    ],
  );
  return toView(rows[0]);
}

/** Returns the number of an account's tokens. */
export async function countTokens(db: Pool, accountId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM personal_token WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.total ?? 0;
}

/** Lets concurrent requests for tokens of an account count after one another. */
export async function lockTokens(db: Queryable, accountId: string): Promise<void> {
  await db.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
}

/** Returns the number of an account's other unexpired tokens. */
export async function countOtherTokens(
  db: Queryable,
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
    `SELECT id, name, created_at, last_used_at, expires_at, scopes FROM personal_token
     WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
    [accountId, limit, offset],
  );
  return rows.map(toView);
}

/** Deletes an account's token; false when it has no token with that id. */
export async function deleteToken(db: Pool, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM personal_token WHERE account_id = $1 AND id = $2',
    [accountId, id],
  );
  return rowCount === 1;
}

/** Deletes all tokens of an account. */
export async function deleteTokens(db: Queryable, accountId: string): Promise<void> {
  await db.query('DELETE FROM personal_token WHERE account_id = $1', [accountId]);
}
