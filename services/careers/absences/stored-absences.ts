import type { OfferId } from '@parvis/contracts/careers/ids.ts';

/** An open offer that left its feed. */
export interface Absence {
  readonly offerId: OfferId;
  readonly since: Date;
  /** Whether a person decided that it stays open. */
  readonly isKept: boolean;
}

/** The open offers that left their feed, kept or waiting for a decision. */
export interface StoredAbsences {
  of(source: string): Promise<readonly Absence[]>;
  /** Returns how many were not stored before. */
  insert(source: string, ids: readonly OfferId[], since: Date): Promise<number>;
  delete(ids: readonly OfferId[]): Promise<void>;
}
