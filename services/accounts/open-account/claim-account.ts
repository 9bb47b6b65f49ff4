import { type AccountView, accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** A pending account: its address is claimed, and nobody can sign in with it yet. */
export interface Claim {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | undefined;
  readonly roles: readonly Role[];
  readonly commandId: string;
  readonly at: Date;
  /** A claim of another command that is older than this is considered abandoned. */
  readonly abandonedBefore: Date;
}

/**
 * Claims the address; false when it belongs to an account or to a claim in progress, or when the
 * command already opened an account whose address has since changed or been freed.
 */
export async function claimAccount(db: Queryable, claim: Claim): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO account (id, email, name, password_hash, roles, command_id, claimed_at)
     SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE NOT EXISTS (SELECT 1 FROM account WHERE id = $1 AND email IS DISTINCT FROM $2)
     ON CONFLICT (email) DO UPDATE
       SET id = excluded.id, name = excluded.name, password_hash = excluded.password_hash,
           roles = excluded.roles, command_id = excluded.command_id, claimed_at = excluded.claimed_at
       WHERE account.opened_at IS NULL
         AND (account.command_id = excluded.command_id OR account.claimed_at <= $8)`,
    [
      claim.id,
      claim.email,
      claim.name,
      claim.passwordHash,
      claim.roles,
      claim.commandId,
      claim.at,
      claim.abandonedBefore,
    ],
  );
  return rowCount === 1;
}

/** Lets the account's owner sign in; false when the claim was lost to another command. */
export async function confirmAccount(db: Queryable, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE account SET opened_at = coalesce(opened_at, $2) WHERE id = $1',
    [id, at],
  );
  return rowCount === 1;
}

/** Returns the open account that this command opened earlier. */
export async function findAccountOfCommand(
  db: Queryable,
  commandId: string,
): Promise<AccountView | undefined> {
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT id, email, name, roles FROM account
     WHERE command_id = $1 AND opened_at IS NOT NULL AND closed_at IS NULL`,
    [commandId],
  );
  return rows[0] && accountViewSchema.parse(rows[0]);
}
