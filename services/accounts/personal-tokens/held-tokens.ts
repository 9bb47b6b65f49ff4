import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type HeldToken, heldTokenSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import { admit } from '../../http/access.ts';
import type { ListOf, PageOf } from '../list-accounts/list-accounts.ts';
import { toView } from './token-rows.ts';

/** Returns everybody's tokens, for administrators, newest first. */
export async function listHeldTokens(
  db: Pool,
  actor: Actor,
  { page, pageSize }: PageOf,
): Promise<Outcome<ListOf<HeldToken>>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const [total, items] = await Promise.all([
    countAll(db),
    selectAll(db, pageSize, (page - 1) * pageSize),
  ]);
  return accept({ items, total, page, pageSize });
}

/** Revokes anybody's token, on behalf of an administrator. */
export async function revokeHeldToken(
  db: Pool,
  actor: Actor,
  tokenId: string,
): Promise<Outcome<undefined>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const { rowCount } = await db.query('DELETE FROM personal_token WHERE id = $1', [tokenId]);
  return rowCount === 1 ? accept(undefined) : refuse('token-not-found');
}

async function countAll(db: Pool): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM personal_token',
  );
  return rows[0]?.total ?? 0;
}

async function selectAll(db: Pool, limit: number, offset: number): Promise<readonly HeldToken[]> {
  const { rows } = await db.query<{ account_id: string; account_name: string }>(
    `SELECT token.id, token.name, token.created_at, token.last_used_at, token.expires_at,
       token.scopes, token.account_id, account.name AS account_name
     FROM personal_token AS token JOIN account ON account.id = token.account_id
     ORDER BY token.created_at DESC, token.id LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return rows.map((row) =>
    heldTokenSchema.parse({
      ...toView(row),
      account: { id: row.account_id, name: row.account_name },
    }),
  );
}
