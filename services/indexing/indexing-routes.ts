import {
  indexingEndpoints as at,
  type IndexingTarget,
  indexingTargets,
} from '@parvis/contracts/indexing/endpoints.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { permittedRoute } from '../http/permitted-route.ts';
import { jsonReply, type Route } from '../http/route.ts';
import { listTargets } from './indexing-rows.ts';

const unused = {
  waiting: 0,
  lastAt: null,
  lastStatus: null,
  lastAnswer: '',
  lastTakenAt: null,
  nextAt: null,
} as const;

/** The route by which administrators see how far search engines were notified. */
export function indexingRoutes(
  db: Queryable,
  isOn: Readonly<Record<IndexingTarget, boolean>>,
): readonly Route[] {
  return [
    permittedRoute(at.readIndexing, 'site.configure', async () => {
      const known = await listTargets(db);
      const items = indexingTargets.map((target) => {
        const found = known.find((one) => one.target === target);
        return { ...unused, ...found, target, isOn: isOn[target] };
      });
      return jsonReply({ items });
    }),
  ];
}
