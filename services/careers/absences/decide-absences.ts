import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { type AbsenceDecision, maxDecidedAtOnce } from '@parvis/contracts/careers/absences.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { OfferWriter } from '../offer-writer.ts';
import { countWaiting, deleteAbsences, markKept, selectWaiting } from './absence-rows.ts';

export interface DecisionPorts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly writer: Pick<OfferWriter, 'execute'>;
}

/** The number of offers that are withdrawn or kept concurrently. */
const atOnce = 25;

/**
 * Withdraws offers that left their feed, or keeps them open, as a person decided; a part of them if
 * they are many.
 * @returns how many, and how many still wait
 * @throws LogUnavailable
 */
export async function decideAbsences(
  ports: DecisionPorts,
  { source, decision, ids }: AbsenceDecision,
  { actor, commandId }: { readonly actor: Actor; readonly commandId: string },
): Promise<{ readonly decided: number; readonly waiting: number }> {
  const { db } = ports;
  const found = await selectWaiting(db, source, ids, maxDecidedAtOnce);
  const waiting = found.values();
  const decideNext = async () => {
    for (const id of waiting) await decideOne(ports, decision, id, actor, commandId);
  };
  await Promise.all(Array.from({ length: atOnce }, decideNext));
  return { decided: found.length, waiting: await countWaiting(db, source) };
}

async function decideOne(
  { db, clock, writer }: DecisionPorts,
  decision: AbsenceDecision['decision'],
  offerId: OfferId,
  actor: Actor,
  commandId: string,
): Promise<void> {
  const type = decision === 'withdraw' ? 'withdraw-absent-offer' : 'keep-absent-offer';
  await writer.execute(actor, { type, offerId }, `${commandId}/${offerId}`);
  if (decision === 'withdraw') await deleteAbsences(db, [offerId]);
  else await markKept(db, offerId, clock.now());
}
