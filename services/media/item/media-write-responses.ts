import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../../platform/http/route.ts';
import { StreamAnswers } from '../../platform/streams/answers.ts';
import type { Directory } from '../../platform/streams/directory.ts';
import type { MediaItem } from './media-family.ts';
import type { MediaExecuted } from './media-writer.ts';
import { viewOfItem } from './view-of-item.ts';

const collections = { image: 'images', file: 'files', video: 'videos' } as const;

/** Composes the responses to media writes. */
export class MediaWriteResponses {
  readonly #answers: StreamAnswers<MediaItem>;

  constructor(directory: Directory) {
    this.#answers = new StreamAnswers(directory, viewOfItem);
  }

  /** The item after a write. */
  saved(outcome: Outcome<MediaExecuted>): Promise<Reply> {
    return this.#answers.saved(outcome);
  }

  /** As `saved`, with the address of what was created. */
  async created(outcome: Outcome<MediaExecuted>): Promise<Reply> {
    if (!outcome.ok) return this.#answers.saved(outcome);
    const { kind, id } = outcome.value.state.media;
    return this.#answers.created(outcome, `/api/media/${collections[kind]}/${id}`);
  }

  /** An empty body with the log position of the write. */
  nothing(outcome: Outcome<MediaExecuted>): Reply {
    return this.#answers.nothing(outcome);
  }
}
