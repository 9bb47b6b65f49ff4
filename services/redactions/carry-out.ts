import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { redactionStreamId } from '@parvis/contracts/redactions/events.ts';
import type { RedactionId } from '@parvis/contracts/redactions/redaction.ts';
import { dropReplacedRows, findGenerations } from '@parvis/projections/engine/find-generations.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { executeOnFamily } from '../streams/stream-writer.ts';
import { decideRedaction, type Redaction } from './decide.ts';
import { loadRedactions, type RedactionPorts, redactionFamily } from './redactions.ts';

/** How often it is looked whether the read models are built, in milliseconds. */
const everyMs = 5_000;

export interface CarryOutPorts extends Pick<RedactionPorts, 'log' | 'clock' | 'accountNames'> {
  readonly db: Queryable;
  /** Returns the names of the read models that handle events of these streams. */
  readonly holding: (streams: readonly string[]) => readonly string[];
  readonly rebuild: (name: string) => Promise<unknown>;
}

/**
 * Returns the job that builds every read model anew that may hold redacted words, drops the rows
 * that did, and then records that it is done.
 */
export function carryOutRedactions(ports: CarryOutPorts): ScheduledJob {
  return {
    name: 'carry-out-redactions',
    everyMs,
    isAfterChanges: true,
    async run() {
      const all = [...(await loadRedactions(ports.log)).values()];
      const open = all.filter(
        ({ decision }) => decision?.kind === 'confirmed' && !decision.isCarriedOut,
      );
      for (const redaction of open) await carryOut(ports, redaction);
      return open.length;
    },
  };
}

async function carryOut(ports: CarryOutPorts, redaction: Redaction): Promise<void> {
  const { db, holding, rebuild } = ports;
  const names = holding([...new Set(redaction.places.map(({ stream }) => stream))]);
  const [begun, generations] = [await findBegun(db, redaction.id), await findGenerations(db)];
  let isDone = true;
  for (const name of names) {
    const { generation = 0, isRebuilt = false } = generations.get(name) ?? {};
    const before = begun.get(name);
    if (before === undefined) {
      await db.query('insert into redaction_rebuild values ($1, $2, $3) on conflict do nothing', [
        redaction.id,
        name,
        generation,
      ]);
      await rebuild(name);
    }
    // One that was interrupted before it was requested is requested again.
    else if (generation === before && !isRebuilt) await rebuild(name);
    if (before === undefined || generation === before) isDone = false;
  }
  if (!isDone) return;
  for (const name of names) await dropReplacedRows(db, name);
  await finish(ports, redaction.id);
  await db.query('delete from redaction_rebuild where redaction_id = $1', [redaction.id]);
}

async function findBegun(db: Queryable, id: RedactionId): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ projection: string; generation: number }>(
    'select projection, generation from redaction_rebuild where redaction_id = $1',
    [id],
  );
  return new Map(rows.map(({ projection, generation }) => [projection, generation]));
}

async function finish(ports: CarryOutPorts, id: RedactionId): Promise<void> {
  const done = await executeOnFamily(redactionFamily, ports, {
    actor: systemActor,
    requestId: `carry-out-${id}`,
    command: 'finish-redaction',
    id: redactionStreamId,
    decide: (redactions) =>
      decideRedaction({ type: 'finish-redaction', id }, redactions ?? new Map()),
  });
  if (!done.ok) throw new Error(`the redaction ${id} cannot be finished`, { cause: done.refusals });
}
