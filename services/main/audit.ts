import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { isApplicationPath } from '@parvis/projections/pages/compose-application.ts';
import { isFormPath } from '@parvis/projections/pages/compose-form-screen.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import { renderScreen } from '@parvis/web/server/render-screen.tsx';
import {
  composeReconstruction,
  missingReconstructionAt,
} from '@parvis/web/server/screens/reconstruction.tsx';
import type { Pool } from 'pg';
import { createAccountNames } from '../accounts/account-names.ts';
import { systemClock } from '../adapters/clock.ts';
import type { AuditParts } from '../audit/audit-routes.ts';
import { siteHistoryFromProjections } from '../audit/site-history-from-projections.ts';
import { isThirdPartyPath } from '../third-parties/compose-responses.ts';
import { isPublicPath } from './public-path.ts';

/**
 * Responses of third parties are not in the log; those that only their visitor can know are attested
 * for nobody.
 */
const isKept = (path: string) =>
  isFormPath(path) || isApplicationPath(path) || (isPublicPath(path) && !isThirdPartyPath(path));

/** Makes the past over the read models, rendered like the pages that visitors saw then. */
export function makeAudit(
  { log, pool }: { readonly log: Pick<EventLog, 'head'>; readonly pool: Pool },
  waitUntil: WaitUntil,
  assets: Assets,
  offersAt: (position: Position) => Promise<OfferIndex>,
  publicUrl: string,
): AuditParts {
  const visitor = { logged: false, editing: false };
  return {
    history: siteHistoryFromProjections(
      pool,
      log,
      waitUntil,
      { isKept, host: new URL(publicUrl).host },
      offersAt,
    ),
    accountNames: createAccountNames(pool),
    clock: systemClock,
    render: {
      screen: (screen, note) =>
        composeReconstruction(renderScreen(screen, visitor, assets), note, assets),
      nothing: (request) => missingReconstructionAt(request, assets),
    },
  };
}
