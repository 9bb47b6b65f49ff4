import type { ContentId } from '../content/ids.ts';
import type { LivePostId } from './ids.ts';
import type { SavedPost } from './live-post.ts';

interface OnPost {
  readonly focusId: ContentId;
  readonly postId: LivePostId;
}

/** Commands on the live feed of one focus. */
export type LivePostCommand =
  | (OnPost & { readonly type: 'publish-live-post'; readonly post: SavedPost })
  | (OnPost & {
      readonly type: 'edit-live-post';
      readonly expectedRevision: number;
      readonly text: SavedPost['text'];
      /** Unchanged when omitted. */
      readonly shownAt?: string | undefined;
    })
  | (OnPost & { readonly type: 'remove-live-post'; readonly expectedRevision?: number })
  | (OnPost & { readonly type: 'undelete-live-post' });
