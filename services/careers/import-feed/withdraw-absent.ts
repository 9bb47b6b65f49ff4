import { type Actor, systemActor } from '@parvis/contracts/accounts/actor.ts';
import { absenceAnswerDays } from '@parvis/contracts/careers/absences.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Absence, StoredAbsences } from '../absences/stored-absences.ts';
import type { OfferWriter } from '../offer-writer.ts';

/**
 * Decides whether this many offers may be withdrawn.
 * @param open the open offers of the source, those that left included
 * @param size the size of the feed when it was accepted last
 */
export type ConfirmWithdrawals = (
  absent: number,
  open: number,
  size: number,
) => boolean | Promise<boolean>;

/** The share of a feed that may leave it without confirmation. */
export const defaultWithdrawalShare = 0.3;
/** Of a small feed this many offers may leave, if at least as many stay. */
const fewOffers = 3;

/**
 * Allows withdrawals up to a share of the feed, or of a few offers of a small one, and requests
 * confirmation beyond it. With a share of 0 it always does. A feed counts with its open offers, so
 * that records that are never published permit nothing.
 */
export function allowUpToShare(share: number, beyond: ConfirmWithdrawals): ConfirmWithdrawals {
  return (absent, open, size) => {
    const all = Math.min(open, size);
    const isFew = share > 0 && absent <= fewOffers && absent * 2 <= all;
    return isFew || absent <= all * share || beyond(absent, open, size);
  };
}

/** The number of offers that are withdrawn concurrently. */
const atOnce = 50;
const dayMs = 86_400_000;

interface Absences {
  readonly source: string;
  /** The open offers of the source before the import, and those that its feed contains. */
  readonly before: readonly OfferId[];
  readonly seen: ReadonlySet<string>;
  /** The size of the feed when it was accepted last. */
  readonly size: number;
  readonly importId: string;
  readonly now: Date;
  readonly mayWithdraw: ConfirmWithdrawals;
  /** Who imports; the product itself by default. */
  readonly by?: Actor | undefined;
}

/** What became of the offers that left their feed. */
export interface SettledAbsences {
  readonly withdrawn: number;
  /** Open until a person decides, or for too long. */
  readonly spared: number;
  /** Of these, those that no earlier import missed. */
  readonly newlyWaiting: number;
}

/**
 * Withdraws the offers that left their feed, or asks a person about them if they are too many.
 * Those that a person kept are left open until they return and leave again; those about which
 * nobody answered within some days are withdrawn.
 * @throws LogUnavailable
 */
export async function settleAbsences(
  stored: StoredAbsences,
  writer: Pick<OfferWriter, 'execute'>,
  { source, before, seen, size, importId, now, mayWithdraw, by = systemActor }: Absences,
): Promise<SettledAbsences> {
  const known = await stored.of(source);
  const absent = before.filter((id) => !seen.has(id));
  const isAbsent = new Set<string>(absent);
  await stored.delete(known.flatMap(({ offerId }) => (isAbsent.has(offerId) ? [] : [offerId])));
  const kept = new Set<string>(known.filter(({ isKept }) => isKept).map(({ offerId }) => offerId));
  const undecided = absent.filter((id) => !kept.has(id));
  if (undecided.length === 0) return { withdrawn: 0, spared: 0, newlyWaiting: 0 };
  const open = before.filter((id) => !kept.has(id)).length;
  const isAllowed = await mayWithdraw(undecided.length, open, size);
  const overdue = new Set<string>(known.filter(isOverdue(now)).map(({ offerId }) => offerId));
  const leaving = isAllowed ? undecided : undecided.filter((id) => overdue.has(id));
  const staying = isAllowed ? [] : undecided.filter((id) => !overdue.has(id));
  const withdrawn = await withdraw(writer, leaving, importId, by);
  await stored.delete(leaving);
  const newlyWaiting = await stored.insert(source, staying, now);
  return { withdrawn, spared: staying.length, newlyWaiting };
}

/** Returns whether nobody answered for so long that an absence counts as final. */
function isOverdue(now: Date): (absence: Absence) => boolean {
  return ({ since }) => now.getTime() - since.getTime() >= absenceAnswerDays * dayMs;
}

/** Returns how many were withdrawn: not those that are refused, or ended meanwhile. */
async function withdraw(
  writer: Pick<OfferWriter, 'execute'>,
  ids: readonly OfferId[],
  importId: string,
  by: Actor,
): Promise<number> {
  const waiting = ids.values();
  let withdrawn = 0;
  const withdrawNext = async () => {
    for (const offerId of waiting) {
      const command = { type: 'withdraw-absent-offer', offerId } as const;
      const outcome = await writer.execute(by, command, importId);
      if (outcome.ok && outcome.value.state.content.status === 'absent') withdrawn += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, withdrawNext));
  return withdrawn;
}
