import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { LivePostCommand } from '@parvis/contracts/live-posts/commands.ts';
import {
  type LivePostEvent,
  livePostEvents,
  livePostEventVersion,
  liveStreamPrefix,
} from '@parvis/contracts/live-posts/events.ts';
import { evolveLivePosts } from '@parvis/contracts/live-posts/evolve-live-post.ts';
import type { LivePost, LivePosts } from '@parvis/contracts/live-posts/live-post.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import type { StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { decideLivePost } from './decide.ts';
import type { KnownFocuses } from './ports.ts';

export interface LivePostWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly focuses: KnownFocuses;
}

const family: StreamFamily<LivePosts, LivePostEvent> = {
  prefix: liveStreamPrefix,
  version: livePostEventVersion,
  read: livePostEvents.read,
  evolve: evolveLivePosts,
};

/** Executes commands on live feeds. */
export class LivePostWriter {
  readonly #focuses: KnownFocuses;
  readonly #writer: StreamWriter<LivePosts, LivePostEvent>;

  constructor({ log, clock, accountNames, focuses }: LivePostWriterPorts) {
    this.#focuses = focuses;
    this.#writer = new StreamWriter(family, { log, clock, accountNames });
  }

  /**
   * Executes a command and returns its post. Repeating a request returns the same
   * result and appends nothing.
   * @throws LogUnavailable
   */
  async execute(
    actor: Actor,
    command: LivePostCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<LivePost>>> {
    const { focusId, postId } = command;
    const outcome = await this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: focusId,
      command: `${command.type}/${postId}`,
      decide: async (state) => decideLivePost(command, state, await this.#focuses.has(focusId)),
    });
    if (!outcome.ok) return outcome;
    const post = outcome.value.state.get(postId);
    if (post === undefined) throw new Error(`live post ${postId} is not in its feed`);
    return accept({ ...outcome.value, state: post });
  }
}
