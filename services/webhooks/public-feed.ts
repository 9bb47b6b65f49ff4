import type { ChangedKind, FeedCursor } from '@parvis/contracts/changes/change.ts';
import type { FeedPage } from '@parvis/contracts/changes/endpoints.ts';

/** The change feed, as webhooks read it. */
export interface PublicFeed {
  /** Returns the changes behind a place. @throws ReadModelNotServed */
  read(wanted: {
    readonly after: FeedCursor;
    readonly limit: number;
    readonly kinds: readonly ChangedKind[] | undefined;
  }): Promise<FeedPage>;
  /** Returns the place behind everything that changed until now. @throws ReadModelNotServed */
  end(): Promise<FeedCursor>;
}
