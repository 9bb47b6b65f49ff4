import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** One of our own people, to whom e-mails about their work go. */
export interface StaffMember {
  /** The id of their account. */
  readonly id: string;
  readonly address: string;
  readonly name: string;
}

/** Returns those with an open account that has any of these roles. */
export async function selectStaff(
  db: Queryable,
  roles: readonly Role[],
): Promise<readonly StaffMember[]> {
  const { rows } = await db.query<StaffMember>(
    `SELECT id, email AS address, name FROM account
     WHERE opened_at IS NOT NULL AND closed_at IS NULL AND roles && $1::text[] ORDER BY id`,
    [roles],
  );
  return rows;
}
