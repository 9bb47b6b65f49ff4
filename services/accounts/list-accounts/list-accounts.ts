import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type ListedAccount, listedAccountSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import { admit } from '../../http/access.ts';

/** A page of a list, counted from 1. */
export interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

export interface ListOf<T> extends PageOf {
  readonly items: readonly T[];
  readonly total: number;
}

/** The open accounts by name. */
export async function listAccounts(
  db: Pool,
  actor: Actor,
  { page, pageSize }: PageOf,
): Promise<Outcome<ListOf<ListedAccount>>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const [total, items] = await Promise.all([
    countOpenAccounts(db),
    selectOpenAccounts(db, pageSize, (page - 1) * pageSize),
  ]);
  return accept({ items, total, page, pageSize });
}

async function countOpenAccounts(db: Pool): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM account WHERE opened_at IS NOT NULL AND closed_at IS NULL',
  );
  return rows[0]?.total ?? 0;
}

async function selectOpenAccounts(
  db: Pool,
  limit: number,
  offset: number,
): Promise<readonly ListedAccount[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT id, email, name, roles, password_hash IS NULL AS invited,
       EXISTS (SELECT FROM second_factor WHERE account_id = account.id) AS "secondFactor"
     FROM account
     WHERE opened_at IS NOT NULL AND closed_at IS NULL
     ORDER BY name, id LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return rows.map((row) => listedAccountSchema.parse(row));
}
