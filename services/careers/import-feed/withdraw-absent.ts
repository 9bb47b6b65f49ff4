import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { ImportCounts } from '@parvis/contracts/careers/import-events.ts';
import type { OfferWriter } from '../offer-writer.ts';

/** Decides whether this many of the open offers may be withdrawn. */
export type ConfirmWithdrawals = (absent: number, open: number) => boolean | Promise<boolean>;

/** The share of a source's open offers that an import may withdraw without confirmation. */
export const defaultWithdrawalShare = 0.3;

/** Allows withdrawals up to a share, and requests confirmation beyond it. */
export function allowUpToShare(share: number, beyond: ConfirmWithdrawals): ConfirmWithdrawals {
  return (absent, open) => absent <= open * share || beyond(absent, open);
}

/** The number of offers that are withdrawn concurrently. */
const atOnce = 50;

interface Absence {
  readonly absent: readonly OfferId[];
  /** The number of open offers before. */
  readonly open: number;
  readonly importId: string;
  readonly mayWithdraw: ConfirmWithdrawals;
}

/** Withdraws all offers that left their feed, or none of them. @throws LogUnavailable */
export async function withdrawAbsent(
  writer: Pick<OfferWriter, 'execute'>,
  { absent, open, importId, mayWithdraw }: Absence,
): Promise<Pick<ImportCounts, 'withdrawn' | 'spared'>> {
  if (absent.length === 0) return { withdrawn: 0, spared: 0 };
  if (!(await mayWithdraw(absent.length, open))) return { withdrawn: 0, spared: absent.length };
  const waiting = absent.values();
  const withdrawNext = async () => {
    for (const offerId of waiting)
      await writer.execute(systemActor, { type: 'withdraw-absent-offer', offerId }, importId);
  };
  await Promise.all(Array.from({ length: atOnce }, withdrawNext));
  return { withdrawn: absent.length, spared: 0 };
}
