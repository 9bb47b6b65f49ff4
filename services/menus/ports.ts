import type { ContentId } from '@parvis/contracts/content/ids.ts';

/** Port: reports which content items exist and are not deleted. */
export interface KnownContents {
  among(ids: readonly ContentId[]): Promise<ReadonlySet<ContentId>>;
}
