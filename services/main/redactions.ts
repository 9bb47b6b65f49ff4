import { findFamily } from '@parvis/contracts/log/event-families.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { systemClock } from '../adapters/clock.ts';
import { storedEventsOf } from '../adapters/log/redaction/redacted-event-log.ts';
import { carryOutRedactions } from '../redactions/carry-out.ts';
import type { RedactionPorts } from '../redactions/redactions.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { Connections } from './connections.ts';

/** Returns what requests and reads redactions, except what opens their words and waits for read models. */
export function redactionPorts(
  { log, pool: db }: Connections,
  { accountNames }: Pick<Accounts, 'accountNames'>,
): Omit<RedactionPorts, 'vault' | 'waitUntil'> {
  return { log, stored: storedEventsOf(log), db, clock: systemClock, accountNames };
}

/** Returns the job that builds anew what holds redacted words. */
export function redactionJob(
  connections: Connections,
  engine: Pick<ProjectionEngine, 'rebuild'>,
  accounts: Pick<Accounts, 'accountNames'>,
): ScheduledJob {
  return carryOutRedactions({
    ...redactionPorts(connections, accounts),
    holding: namesOfReadersOf,
    rebuild: (name) => engine.rebuild(name),
  });
}

/** Returns the names of the read models that handle any event of the families of these streams. */
function namesOfReadersOf(streams: readonly string[]): readonly string[] {
  const types = new Set(
    streams.flatMap((stream) => Object.keys(findFamily(stream)?.schemas ?? {})),
  );
  return readModels
    .filter(({ handles }) => handles.some((type) => types.has(type)))
    .map(({ name }) => name);
}
