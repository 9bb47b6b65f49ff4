import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findAccountAt } from '@parvis/services/accounts/find-account-at.ts';

/**
 * Returns what is held about an address besides what visitors left: the account that signs in with
 * it. Undefined when there is none.
 */
export async function accountHeldAt(db: Queryable, address: string): Promise<string | undefined> {
  const name = await findAccountAt(db, address);
  return (
    name &&
    `The account of ${name} signs in with this address. Closing it, on the screen of users, removes the address and the password; its name stays with what it wrote.`
  );
}
