import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { instantOf, positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import { findChangesAround } from '@parvis/projections/page-fragments/find-changes-around.ts';
import { composePage } from '@parvis/projections/pages/compose-page.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { readRevision } from '@parvis/projections/revision-history/read-history.ts';
import type { SiteHistory } from './site-history.ts';

/** The read models that a reconstruction is made of. */
const readModels = ['log-instants', 'revision-history', ...modelsOfPages];

/** The past of the site over the read models; `log` gives the position they must have reached. */
export function siteHistoryFromProjections(
  db: Queryable,
  log: Pick<EventLog, 'head'>,
  waitUntil: WaitUntil,
): SiteHistory {
  return {
    upToDate: async () => waitUntil(readModels, await log.head(), readYourWriteTimeoutMs),
    positionAt: (instant) => positionAt(db, instant),
    instantOf: (position) => instantOf(db, position),
    compose: (path, at) => composePage(db, path, at),
    changesAround: (path, until, after) => findChangesAround(db, path, until, after),
    saved: (moduleId, revision) => readRevision(db, moduleId, revision),
  };
}
