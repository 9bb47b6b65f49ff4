import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { StreamReplies } from '../../streams/stream-replies.ts';
import type { MediaItem } from './media-family.ts';
import type { ExecutedMediaCommand } from './media-writer.ts';
import { viewOfItem } from './view-of-item.ts';

const collections = { image: 'images', file: 'files', video: 'videos' } as const;

/** Replies to writes on media. */
export class MediaReplies {
  readonly #replies: StreamReplies<MediaItem>;

  constructor(accountNames: AccountNames) {
    this.#replies = new StreamReplies(accountNames, viewOfItem);
  }

  /** Returns the item after a write. */
  saved(outcome: Outcome<ExecutedMediaCommand>): Promise<Reply> {
    return this.#replies.saved(outcome);
  }

  /** Like `saved`, with the address of the created item. */
  async created(outcome: Outcome<ExecutedMediaCommand>): Promise<Reply> {
    if (!outcome.ok) return this.#replies.saved(outcome);
    const { kind, id } = outcome.value.state.media;
    return this.#replies.created(outcome, `/api/media/${collections[kind]}/${id}`);
  }

  /** Returns an empty reply, with the log position. */
  nothing(outcome: Outcome<ExecutedMediaCommand>): Reply {
    return this.#replies.nothing(outcome);
  }
}
