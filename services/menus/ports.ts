import type { ContentId } from '@parvis/contracts/content/ids.ts';

/** Says which contents there are: created, and not deleted. */
export interface KnownContents {
  among(ids: readonly ContentId[]): Promise<ReadonlySet<ContentId>>;
}
