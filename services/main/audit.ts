import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { isApplicationPath } from '@parvis/projections/pages/compose-application.ts';
import { isFormPath } from '@parvis/projections/pages/compose-form-screen.ts';
import type { Assets } from '@parvis/web/server/assets.ts';
import {
  composeReconstruction,
  missingReconstructionAt,
} from '@parvis/web/server/screens/reconstruction.tsx';
import type { Pool } from 'pg';
import { createAccountNames } from '../accounts/account-names.ts';
import { withheldNames } from '../accounts/withheld-names.ts';
import { systemClock } from '../adapters/clock.ts';
import type { AuditParts } from '../audit/audit-routes.ts';
import {
  type PastParts,
  siteHistoryFromProjections,
} from '../audit/site-history-from-projections.ts';
import { isThirdPartyPath } from '../third-parties/compose-responses.ts';
import { isPublicPath } from './public-path.ts';
import { renderThen } from './render-then.ts';

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
  past: PastParts,
  publicUrl: string,
): AuditParts {
  return {
    history: siteHistoryFromProjections(
      pool,
      log,
      waitUntil,
      { isKept, host: new URL(publicUrl).host },
      past,
    ),
    accountNames: withheldNames(createAccountNames(pool)),
    clock: systemClock,
    render: {
      screen: (screen, note, build) =>
        composeReconstruction(renderThen(screen, build, assets), note, assets),
      nothing: (request) => missingReconstructionAt(request, assets),
    },
  };
}
