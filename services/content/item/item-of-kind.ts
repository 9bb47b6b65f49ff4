import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';

/** An item, and the kind that whoever asks takes it for. */
export interface ItemOfKind {
  readonly kind: ContentKind;
  readonly contentId: ContentId;
}
