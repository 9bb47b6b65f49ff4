import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

/** An item's id, and the kind that the caller expects it to have. */
export interface ItemOfKind {
  readonly kind: ContentKind;
  readonly contentId: ContentId;
}
