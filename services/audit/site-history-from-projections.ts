import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import { readYourWriteTimeoutMs } from '@parvis/contracts/limits/reading.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { findInstant, positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import { composeApplication } from '@parvis/projections/pages/compose-application.ts';
import { composeFormScreen } from '@parvis/projections/pages/compose-form-screen.ts';
import { composeSite } from '@parvis/projections/pages/compose-site.ts';
import { findChangesAround, listChanges } from '@parvis/projections/pages/find-changes-around.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findQuerySources } from '@parvis/projections/redirects/find-query-sources.ts';
import { readRevision } from '@parvis/projections/revision-history/read-history.ts';
import { withRedirectedQuery } from '../http/redirected-query.ts';
import type { SiteHistory } from './site-history.ts';

/** The read models from which a reconstruction is composed. */
const readModels = ['log-instants', 'revision-history', ...modelsOfPages];

/** What of the past the read models do not give. */
export interface PastParts {
  /** Returns the index of the offers at a position. */
  readonly offersAt: (position: Position) => Promise<OfferIndex>;
  readonly buildAt: SiteHistory['buildAt'];
}

/**
 * Returns the past of the site, composed from the read models.
 * @param log gives the position that they must have reached
 * @param isKept whether the whole response of a path comes from the log
 * @param host of the site, which links to applications name
 */
export function siteHistoryFromProjections(
  db: Queryable,
  log: Pick<EventLog, 'head'>,
  waitUntil: WaitUntil,
  { isKept, host }: { readonly isKept: (path: string) => boolean; readonly host: string },
  { offersAt, buildAt }: PastParts,
): SiteHistory {
  return {
    isKept: ({ path }) => isKept(path),
    upToDate: async () => waitUntil(readModels, await log.head(), readYourWriteTimeoutMs),
    positionAt: (instant) => positionAt(db, instant),
    instantOf: (position) => findInstant(db, position),
    async compose(requested, at, now) {
      // Before they are needed: whoever reads one page of the past soon reads offers, too.
      const offers = offersAt(at);
      const address = await withRedirectedQuery(requested, (path) =>
        findQuerySources(db, path, at),
      );
      return (
        (await composeFormScreen(db, address.path, at)) ??
        (await composeApplication(db, address.path, at, host)) ??
        composeSite(db, () => offers, { ...address, at, now })
      );
    },
    buildAt,
    changesAround: (response, until, after) => findChangesAround(db, response, until, after),
    changesUntil: (response, until, limit) => listChanges(db, response, until, limit),
    saved: (moduleId, revision) => readRevision(db, moduleId, revision),
  };
}
