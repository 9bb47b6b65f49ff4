import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../http/route.ts';
import { type AccountNames, withNames } from './account-names.ts';
import type { ExecutedCommand } from './stream-writer.ts';

interface View {
  readonly revision: number;
  readonly updatedBy: string;
}

/** Composes replies to writes from the stream's state, so that they wait for no projection. */
export class StreamReplies<State> {
  readonly #directory: AccountNames;
  readonly #viewOf: (state: State) => View;

  /**
   * @param viewOf returns a view whose `updatedBy` is an account id; replies contain a name instead
   */
  constructor(accountNames: AccountNames, viewOf: (state: State) => View) {
    this.#directory = accountNames;
    this.#viewOf = viewOf;
  }

  /** Returns the item after a write. @param extra further properties of the reply */
  async saved(outcome: Outcome<ExecutedCommand<State>>, extra: object = {}): Promise<Reply> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const view = this.#viewOf(outcome.value.state);
    const [body] = await withNames(this.#directory, [view]);
    const { position } = outcome.value;
    return { kind: 'json', body: { ...body, ...extra }, etag: view.revision, position };
  }

  /** Like `saved`, with the address of the item that was created. */
  async created(
    outcome: Outcome<ExecutedCommand<State>>,
    location: string,
    extra: object = {},
  ): Promise<Reply> {
    const reply = await this.saved(outcome, extra);
    return reply.kind === 'json' ? { ...reply, location } : reply;
  }

  /** Returns an empty reply that carries the position of the write. */
  nothing(outcome: Outcome<ExecutedCommand<State>>): Reply {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    return { kind: 'empty', position: outcome.value.position };
  }
}
