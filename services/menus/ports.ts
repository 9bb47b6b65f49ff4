import type { ContentId } from '@parvis/contracts/content/ids.ts';

/** Reports which contents exist: created and not deleted. */
export interface KnownContents {
  among(ids: readonly ContentId[]): Promise<ReadonlySet<ContentId>>;
}
