import type { ImportEvent } from '@parvis/contracts/careers/import-events.ts';
import type { FeedFormat } from '../feeds/read-feed.ts';
import type { ConfirmWithdrawals } from './withdraw-absent.ts';

/** A part of a feed: one file of a folder, or the whole feed. */
export interface FeedPart {
  /** Its name in reports; omitted when it is the only part. */
  readonly name?: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface ImportRequest {
  readonly source: string;
  readonly parts: readonly FeedPart[];
  /** Whether offers that are missing from the feed are withdrawn. */
  readonly complete: boolean;
  readonly format?: FeedFormat | undefined;
  /** Decides whether this number may be withdrawn. */
  readonly mayWithdraw: ConfirmWithdrawals;
  /** Called occasionally with the number of records read. */
  readonly onProgress?: (records: number) => void;
}

/** The outcome of an import, as in its event. */
export type ImportReport = ImportEvent['data'];
