import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { type LivePostEvent, livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import type { LivePostId } from '@parvis/contracts/live-posts/ids.ts';
import type { LivePostContent, LivePosts } from '@parvis/contracts/live-posts/live-post.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import type { Entity } from '../revisioned/entity.ts';

/** Commands on one post of the live feed of a focus. */
export type LivePostCommand = EntityCommand<LivePostId, LivePostContent> & {
  readonly focusId: ContentId;
};

/** Posts of live feeds. All posts of a focus share its stream. */
export const livePost: Entity<LivePostId, LivePostContent, LivePostEvent> = {
  events: livePostEvents,
  commands: {
    create: 'publish-live-post',
    save: 'edit-live-post',
    delete: 'remove-live-post',
    undelete: 'undelete-live-post',
    restore: 'restore-live-post',
  },
  missing: 'live-post-not-found',
  deleted: 'live-post-removed',
  requireFree: () => refuse('live-post-exists'),
  saved({ id: postId, revision, content: { focusId, text, shownAt } }) {
    const data = { focusId, postId, post: { text, shownAt } };
    return revision === 1
      ? { type: 'LivePostPublished', data }
      : { type: 'LivePostEdited', data: { ...data, revision } };
  },
  removed: (postId, { focusId }) => ({ type: 'LivePostRemoved', data: { focusId, postId } }),
};

/** Decides a command on the live feed of a focus. */
export function decideLivePost(
  command: LivePostCommand,
  state: LivePosts | undefined,
  focusExists: boolean,
): Outcome<readonly LivePostEvent[]> {
  if (command.type === 'create' && !focusExists) return refuse('content-not-found');
  return decideEntity(livePost, command, state?.get(command.id));
}
