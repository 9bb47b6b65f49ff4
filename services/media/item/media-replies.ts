import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { isOfKind, type MediaView, type MediaViewOf } from '@parvis/contracts/media/views.ts';
import type { Reply } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { StreamReplies } from '../../streams/stream-replies.ts';
import type { MediaKind } from './guards.ts';
import type { MediaItem } from './media-family.ts';
import type { ExecutedMediaCommand } from './media-writer.ts';
import { viewOfItem } from './view-of-item.ts';

const collections = { image: 'images', file: 'files', video: 'videos' } as const;

/** Replies to writes on media. */
export class MediaReplies {
  readonly #replies: StreamReplies<MediaItem, MediaView>;

  constructor(accountNames: AccountNames) {
    this.#replies = new StreamReplies(accountNames, viewOfItem);
  }

  /** Returns the item after a write. */
  async saved<Kind extends MediaKind>(
    kind: Kind,
    outcome: Outcome<ExecutedMediaCommand>,
  ): Promise<Reply<MediaViewOf<Kind>>> {
    return ofKind(kind, await this.#replies.saved(outcome));
  }

  /** Like `saved`, with the address of the created item. */
  async created<Kind extends MediaKind>(
    kind: Kind,
    outcome: Outcome<ExecutedMediaCommand>,
  ): Promise<Reply<MediaViewOf<Kind>>> {
    return ofKind(kind, await this.createdOfAnyKind(outcome));
  }

  /** Like `created`, where the kind is known from the upload only. */
  async createdOfAnyKind(outcome: Outcome<ExecutedMediaCommand>): Promise<Reply<MediaView>> {
    if (!outcome.ok) return this.#replies.saved(outcome);
    const { kind, id } = outcome.value.state.media;
    return this.#replies.created(outcome, `/api/media/${collections[kind]}/${id}`);
  }

  /** Returns an empty reply, with the log position. */
  nothing(outcome: Outcome<ExecutedMediaCommand>): Reply {
    return this.#replies.nothing(outcome);
  }
}

function ofKind<Kind extends MediaKind>(
  kind: Kind,
  reply: Reply<MediaView>,
): Reply<MediaViewOf<Kind>> {
  if (reply.kind !== 'json') return reply;
  const { body } = reply;
  if (!isOfKind(body, kind)) throw new Error(`expected a ${kind} instead of a ${body.kind}`);
  return { ...reply, body };
}
