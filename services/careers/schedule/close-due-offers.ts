import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import type { OfferWriter } from '../offer-writer.ts';

/**
 * Returns the open offers whose closing date is after one instant and at or before another,
 * earliest first.
 */
export type FindClosingOffers = (
  between: { readonly after: Date; readonly until: Date },
  limit: number,
) => Promise<readonly OfferId[]>;

/** The open offers by their closing dates. */
interface ClosingOffers {
  readonly find: FindClosingOffers;
  /** Returns the earliest closing date after an instant. */
  findNext(after: Date): Promise<Date | undefined>;
}

const everyMs = 2_000;
const dayMs = 86_400_000;
/** A full check costs more; doing it occasionally is enough to miss nothing. */
const wholeEveryMs = 3_600_000;
/** The number of offers that are closed together. */
const batchSize = 200;
const epoch = new Date(0);

/**
 * Closes open offers whose closing date has passed: since yesterday, and occasionally all of them.
 */
export function closeDueOffers(
  { find, findNext }: ClosingOffers,
  writer: Pick<OfferWriter, 'execute'>,
): ScheduledJob {
  let wholeAt: number | undefined;
  const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);
  return {
    name: 'close-offers',
    everyMs,
    async nextDue(now) {
      const wholeDue = wholeAt === undefined ? now : new Date(wholeAt + wholeEveryMs);
      const next = await findNext(dayBefore(now));
      return next === undefined || wholeDue < next ? wholeDue : next;
    },
    async run(now) {
      const isWhole = wholeAt === undefined || now.getTime() - wholeAt >= wholeEveryMs;
      const after = isWhole ? epoch : dayBefore(now);
      await closeBetween(find, writer, after, now);
      if (isWhole) wholeAt = now.getTime();
    },
  };
}

/** The read model lags behind the log: offers that were just closed may still be in it. */
async function closeBetween(
  find: FindClosingOffers,
  writer: Pick<OfferWriter, 'execute'>,
  after: Date,
  now: Date,
): Promise<void> {
  const closed = new Set<OfferId>();
  for (;;) {
    const found = await find({ after, until: now }, batchSize + closed.size);
    const due = found.filter((id) => !closed.has(id));
    await Promise.all(
      due.map(async (offerId) => {
        const command = { type: 'close-offer', offerId, now: now.toISOString() } as const;
        await writer.execute(systemActor, command, `close/${now.toISOString()}`);
        closed.add(offerId);
      }),
    );
    if (due.length < batchSize) return;
  }
}
