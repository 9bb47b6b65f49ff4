import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { evolveLivePosts, livePostEvents } from '@parvis/contracts/live-posts/events.ts';
import type { LivePostContent } from '@parvis/contracts/live-posts/live-post.ts';
import type { EntityPorts, EntityWriter } from '../revisioned/entity-writer.ts';
import { StreamWriter } from '../streams/stream-writer.ts';
import { decideLivePost, type LivePostCommand, livePost } from './decide.ts';

export interface LivePostWriterPorts extends Omit<EntityPorts, 'db'> {
  readonly focuses: {
    /** Whether there is a focus with this id, not deleted. */
    has(focusId: ContentId): Promise<boolean>;
  };
}

/** Creates the writer of live posts: it executes a command on the feed, and returns the post. */
export function livePostWriter({
  log,
  clock,
  accountNames,
  focuses,
}: LivePostWriterPorts): EntityWriter<LivePostCommand, LivePostContent> {
  const feeds = { ...livePostEvents, evolve: evolveLivePosts };
  const writer = new StreamWriter(feeds, { log, clock, accountNames });
  return {
    async execute(actor, command, requestId) {
      const { focusId, id, type } = command;
      const outcome = await writer.execute({
        actor,
        capability: 'content.write',
        requestId,
        id: focusId,
        command: `${livePost.commands[type]}/${id}`,
        decide: async (state) => decideLivePost(command, state, await focuses.has(focusId)),
      });
      if (!outcome.ok) return outcome;
      const post = outcome.value.state.get(id);
      if (post === undefined) throw new Error(`live post ${id} is not in its feed`);
      return accept({ ...outcome.value, state: post });
    },
  };
}
