import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { WaitUntil } from '@parvis/projections/platform/read-gate.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import { nothingThereAt, reconstructionOf } from '@parvis/web/server/screens/reconstruction.tsx';
import type { Pool } from 'pg';
import { createDirectory } from '../accounts/directory.ts';
import type { AuditParts } from '../audit/audit-routes.ts';
import { siteHistoryFromProjections } from '../audit/site-history-from-projections.ts';
import { systemClock } from '../platform/clock.ts';

/** The past over the read models, drawn like the pages that visitors saw then. */
export function makeAudit(
  { log, pool }: { readonly log: Pick<EventLog, 'head'>; readonly pool: Pool },
  waitUntil: WaitUntil,
  assets: Assets,
): AuditParts {
  const visitor = { logged: false, editing: false };
  return {
    history: siteHistoryFromProjections(pool, log, waitUntil),
    directory: createDirectory(pool),
    clock: systemClock,
    draw: {
      screen: (screen, note) => reconstructionOf(renderScreen(screen, visitor, assets).body, note),
      nothing: (query) => nothingThereAt(query, assets),
    },
  };
}
