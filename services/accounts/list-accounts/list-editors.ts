import { roles, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import type { Pool } from 'pg';
import { withheldFromReader } from '../../http/reading-as.ts';

const writers = roles.filter((role) => rolesPermit([role], 'content.write'));

/** Returns the open accounts that may write content, by name. */
export async function listEditors(
  db: Pool,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `SELECT id, name FROM account
     WHERE opened_at IS NOT NULL AND closed_at IS NULL AND roles && $1::text[] ORDER BY name, id`,
    [writers],
  );
  return withheldFromReader('people') === undefined
    ? rows
    : rows.map(({ id }) => ({ id, name: id }));
}
