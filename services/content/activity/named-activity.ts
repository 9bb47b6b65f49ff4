import { sameNames } from '@parvis/contracts/revisions/kept-names.ts';
import type { ActivityRow } from '@parvis/projections/activity/list-activity.ts';

/** Returns the accounts that entries are about, whose names are not in the log. */
export function accountsIn(rows: readonly ActivityRow[]): readonly string[] {
  return rows.flatMap((row) =>
    row.about === 'thing' && row.thing.type === 'account' ? [row.thing.id] : [],
  );
}

/** Returns an entry with the names of its actor and of the account that it is about. */
export function namedActivity(row: ActivityRow, nameOf: (accountId: string) => string) {
  const by = { id: row.by, name: nameOf(row.by) };
  if (row.about === 'content' || row.thing.type !== 'account') return { ...row, by };
  return { ...row, by, thing: { ...row.thing, names: sameNames(nameOf(row.thing.id)) } };
}
