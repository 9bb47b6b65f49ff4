import type { ImportEvent } from '@parvis/contracts/careers/import-events.ts';
import type { FeedFormat } from '../feeds/read-feed.ts';
import type { ConfirmWithdrawals } from './withdraw-absent.ts';

/** A part of a feed: one file of a folder, or the whole. */
export interface FeedPart {
  /** Its name in reports; left out where there is one. */
  readonly name?: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface ImportRequest {
  readonly source: string;
  readonly parts: readonly FeedPart[];
  /** Missing offers are no longer offered. */
  readonly complete: boolean;
  readonly format?: FeedFormat | undefined;
  /** Decides whether this number may be withdrawn. */
  readonly mayWithdraw: ConfirmWithdrawals;
  /** Called now and then with the number of records read. */
  readonly onProgress?: (records: number) => void;
}

/** The outcome of an import, as in its event. */
export type ImportReport = ImportEvent['data'];
