import { type Actor, actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { importEventVersion, importStreamPrefix } from '@parvis/contracts/careers/import-events.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Clock } from '../../adapters/clock.ts';
import { eventId } from '../../adapters/log/event-ids.ts';
import type { ImportReport } from './import-request.ts';

/** Appends the result of an import, only once however often it is reported. */
export async function reportImport(
  { log, clock }: { readonly log: EventLog; readonly clock: Clock },
  importId: string,
  report: ImportReport,
  by: Actor = systemActor,
): Promise<void> {
  const metadata = {
    commandId: importId,
    actor: actorId(by),
    occurredAt: clock.now().toISOString(),
    version: importEventVersion,
  };
  const event = { id: eventId(importId, 0), type: 'OffersImported', data: report, metadata };
  await log.append(importStreamPrefix + importId, 'no-stream', [event]);
}
