import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { FeedProblem } from '@parvis/contracts/careers/absences.ts';
import type { ImportEvent } from '@parvis/contracts/careers/import-events.ts';
import type { PreviewedRefusal } from '@parvis/contracts/careers/upload-endpoints.ts';
import type { ReadAs } from '../feeds/read-feed.ts';
import type { ConfirmWithdrawals } from './withdraw-absent.ts';

/** A part of a feed: one file of a folder, or the whole feed. */
export interface FeedPart {
  /** Its name in reports; omitted when it is the only part. */
  readonly name?: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Where it was fetched. */
  readonly address?: string;
}

export interface ImportRequest {
  readonly source: string;
  readonly parts: readonly FeedPart[];
  /** The country that the feed is from, if it is known (ISO 3166-1, two capitals). */
  readonly country?: string | undefined;
  /** Whether offers that are missing from the feed are withdrawn. */
  readonly complete: boolean;
  readonly format?: ReadAs | undefined;
  /** Decides whether this number may be withdrawn without asking a person. */
  readonly mayWithdraw: ConfirmWithdrawals;
  /** Whether an import that found nothing that the last one did not is left out of the reports. */
  readonly reportsOnlyNews?: boolean;
  /** Called with each of the first refused records. */
  readonly onRefused?: (refusal: PreviewedRefusal) => void;
  /** Who imports; the product itself by default. */
  readonly by?: Actor;
  /** Called occasionally with the number of records read. */
  readonly onProgress?: (records: number) => void;
}

/** The outcome of an import, as in its event. */
export type ImportReport = ImportEvent['data'];

/** The report of an import, and what somebody has to do about it. */
export interface ImportOutcome extends ImportReport {
  /** Why the feed as a whole could not be read. */
  readonly problem: FeedProblem | undefined;
  /** How many offers left it about which a person has to decide from now on. */
  readonly newlyWaiting: number;
}
