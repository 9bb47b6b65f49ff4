import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import {
  type FoundAccount,
  type FoundGroups,
  foundAccountSchema,
  shownOfGroup,
} from '@parvis/contracts/admin-search/endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findByTitle } from '@parvis/projections/words/find-by-title.ts';
import { admit } from '../../http/access.ts';

/** More are not searched: a bank has hundreds of editors. */
const maxSearched = 5_000;

/** Searches the open accounts by name and address, across typos. */
export async function searchAccounts(
  db: Queryable,
  actor: Actor,
  typed: string,
): Promise<Outcome<FoundGroups['accounts']>> {
  const admitted = admit({ capability: 'accounts.manage' }, actor);
  if (!admitted.ok) return admitted;
  const { rows } = await db.query<FoundAccount>(
    `SELECT id, name, email, roles FROM account
     WHERE opened_at IS NOT NULL AND closed_at IS NULL ORDER BY name, id LIMIT ${maxSearched}`,
  );
  const found = findByTitle(rows, typed, ({ name, email }) => `${name} ${email}`);
  const items = found.slice(0, shownOfGroup).map((row) => foundAccountSchema.parse(row));
  return accept({ items, total: found.length });
}
