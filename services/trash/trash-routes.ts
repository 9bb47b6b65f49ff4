import { trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { listTrash } from '@parvis/projections/trash/list-trash.ts';
import { type Route, route } from '../http/route.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { namedList } from '../streams/named-reads.ts';

/** Returns the routes of deleted items other than content and media. `db` has the read models. */
export function trashRoutes({
  db,
  accountNames,
}: {
  readonly db: Queryable;
  readonly accountNames: AccountNames;
}): Route[] {
  return [
    route(trashEndpoints.listTrash, async ({ params: { type }, query }) =>
      namedList(accountNames, await listTrash(db, type, query)),
    ),
  ];
}
