import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { normalizedEmail } from './email-address.ts';

/**
 * Returns the name of the account that signs in with an address, or is invited to. An account that
 * was closed keeps its name, but no address.
 */
export async function findAccountAt(db: Queryable, email: string): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>('SELECT name FROM account WHERE email = $1', [
    normalizedEmail(email),
  ]);
  return rows[0]?.name;
}
