import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { LivePostCommand } from '@parvis/contracts/live-posts/commands.ts';
import type { LivePostEvent } from '@parvis/contracts/live-posts/events.ts';
import type { LivePost, LivePosts } from '@parvis/contracts/live-posts/live-post.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';

/** The outcome of a decision: the events to append, or the refusals. */
type Decided = Outcome<readonly LivePostEvent[]>;

/** Decides a command on the live feed of a focus. */
export function decideLivePost(
  command: LivePostCommand,
  state: LivePosts | undefined,
  focusExists: boolean,
): Decided {
  const { focusId, postId } = command;
  const post = state?.get(postId);
  switch (command.type) {
    case 'publish-live-post':
      if (!focusExists) return refuse('content-not-found');
      if (post !== undefined) return refuse('live-post-exists');
      return accept([{ type: 'LivePostPublished', data: { focusId, postId, post: command.post } }]);
    case 'edit-live-post': {
      const seen = requireSeenPost(post, command.expectedRevision);
      if (!seen.ok) return seen;
      const { revision, content } = seen.value;
      const edited = { text: command.text, shownAt: command.shownAt ?? content.shownAt };
      const data = { focusId, postId, revision: revision + 1, post: edited };
      return accept([{ type: 'LivePostEdited', data }]);
    }
    case 'remove-live-post': {
      const seen = requireSeenPost(post, command.expectedRevision);
      if (!seen.ok) return seen;
      return accept([{ type: 'LivePostRemoved', data: { focusId, postId } }]);
    }
    case 'undelete-live-post': {
      if (post === undefined) return refuse('live-post-not-found');
      if (!post.deleted) return accept([]);
      const { text, shownAt } = post.content;
      const data = { focusId, postId, revision: post.revision + 1, post: { text, shownAt } };
      return accept([{ type: 'LivePostEdited', data }]);
    }
  }
}

function requireSeenPost(post: LivePost | undefined, seen: number | undefined): Outcome<LivePost> {
  const present = requirePresent(post, 'live-post-not-found', 'live-post-removed');
  return present.ok ? requireSeen(present.value, seen) : present;
}
