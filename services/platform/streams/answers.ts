import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../http/route.ts';
import { type Directory, withNames } from './directory.ts';
import type { Executed } from './stream-writer.ts';

interface View {
  readonly revision: number;
  readonly updatedBy: string;
}

/** Answers to writes, composed from the stream's state: they wait for no projection. */
export class StreamAnswers<State> {
  readonly #directory: Directory;
  readonly #viewOf: (state: State) => View;

  /** @param viewOf `updatedBy` is an account id there, and a name in the answers */
  constructor(directory: Directory, viewOf: (state: State) => View) {
    this.#directory = directory;
    this.#viewOf = viewOf;
  }

  /** The thing after a write. @param extra what the answer says besides */
  async saved(outcome: Outcome<Executed<State>>, extra: object = {}): Promise<Reply> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const view = this.#viewOf(outcome.value.state);
    const [body] = await withNames(this.#directory, [view]);
    const { position } = outcome.value;
    return { kind: 'json', body: { ...body, ...extra }, etag: view.revision, position };
  }

  /** As `saved`, with the address of what was created. */
  async created(
    outcome: Outcome<Executed<State>>,
    location: string,
    extra: object = {},
  ): Promise<Reply> {
    const reply = await this.saved(outcome, extra);
    return reply.kind === 'json' ? { ...reply, location } : reply;
  }

  /** Nothing, but where the log stands with it. */
  nothing(outcome: Outcome<Executed<State>>): Reply {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    return { kind: 'empty', position: outcome.value.position };
  }
}
