import type { PeerSite } from './peer-site.ts';
import type { Site } from './site.ts';
import type { Sizes } from './sizes.ts';

/** Both sites, and how much is measured. */
export interface Subjects {
  readonly ours: Site;
  readonly peer: PeerSite;
  readonly sizes: Sizes;
}
