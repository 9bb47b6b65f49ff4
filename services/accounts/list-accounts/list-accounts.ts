import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import {
  type AccountListQuery,
  accountListFields,
  type ListedAccount,
  listedAccountSchema,
} from '@parvis/contracts/accounts/endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { type ListRows, orderBySql, whereSql } from '@parvis/projections/postgres/list-sql.ts';
import type { Pool } from 'pg';
import { admit } from '../../http/access.ts';

/** The page of a list, from 1. */
export interface PageOf {
  readonly page: number;
  readonly pageSize: number;
}

export interface ListOf<T> extends PageOf {
  readonly items: readonly T[];
  readonly total: number;
}

/** Whether an account has a confirmed authenticator or a passkey. */
const hasSecondFactor = 'EXISTS (SELECT FROM second_factor WHERE account_id = account.id)';
const columns: Readonly<Record<string, string>> = {
  id: 'id',
  email: 'email',
  name: 'name',
  roles: 'to_jsonb(roles)',
  invited: 'password_hash IS NULL',
  secondFactor: hasSecondFactor,
};
const rows: ListRows = {
  fields: accountListFields,
  held: (field) => columns[field] ?? 'null',
};
const isOpen = 'opened_at IS NOT NULL AND closed_at IS NULL';

/** Returns the open accounts, by name unless sorted otherwise. */
export async function listAccounts(
  db: Pool,
  actor: Actor,
  query: AccountListQuery,
): Promise<Outcome<ListOf<ListedAccount>>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const [total, items] = await Promise.all([
    countOpenAccounts(db, query),
    selectOpenAccounts(db, query),
  ]);
  const { page, pageSize } = query;
  return accept({ items, total, page, pageSize });
}

async function countOpenAccounts(db: Pool, { where }: AccountListQuery): Promise<number> {
  const { sql, values } = whereSql(where, rows, 1);
  const { rows: found } = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM account WHERE ${isOpen} AND ${sql}`,
    [...values],
  );
  return found[0]?.total ?? 0;
}

async function selectOpenAccounts(
  db: Pool,
  { where, sort, page, pageSize }: AccountListQuery,
): Promise<readonly ListedAccount[]> {
  const { sql, values } = whereSql(where, rows, 3);
  const { rows: found } = await db.query<Record<string, unknown>>(
    `SELECT id, email, name, roles, password_hash IS NULL AS invited,
       ${hasSecondFactor} AS "secondFactor"
     FROM account WHERE ${isOpen} AND ${sql}
     ORDER BY ${orderBySql(sort, rows, 'id')} LIMIT $1 OFFSET $2`,
    [pageSize, (page - 1) * pageSize, ...values],
  );
  return found.map((row) => listedAccountSchema.parse(row));
}
