import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { type Position, positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import {
  type ChangePlace,
  listPublicChanges,
} from '@parvis/projections/exposure/list-public-changes.ts';
import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { readRoute } from '../../http/read-route.ts';
import { jsonReply, type Route } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';

export interface ChangeParts {
  readonly db: Queryable;
  readonly accountNames: AccountNames;
}

const endOfLog = positionSchema.parse('9'.repeat(startOfLog.length));

/** The route that lists what changed in public between two instants. */
export function changeRoutes({ db, accountNames }: ChangeParts): readonly Route[] {
  const until = async (instant: string | undefined, otherwise: Position) =>
    instant === undefined ? otherwise : ((await positionAt(db, new Date(instant))) ?? startOfLog);
  return [
    readRoute(changeEndpoints.listPublicChanges, 'history.read', async ({ query }) => {
      const { from, to, before, section, person, kind, pageSize } = query;
      const { items, next } = await listPublicChanges(db, {
        section,
        person,
        kind,
        pageSize,
        after: await until(from, startOfLog),
        until: await until(to, endOfLog),
        before: before === undefined ? undefined : placeFrom(before),
      });
      const names = await accountNames.namesOf([...new Set(items.map(({ by }) => by))]);
      return jsonReply({
        items: items.map(({ by, ...change }) => ({
          ...change,
          by: { id: by, name: names.get(by) ?? by },
        })),
        next: next && `${next.position}-${next.place}`,
      });
    }),
  ];
}

function placeFrom(cursor: string): ChangePlace {
  const [position = '', place = ''] = cursor.split('-');
  return { position: positionSchema.parse(position), place: Number(place) };
}
