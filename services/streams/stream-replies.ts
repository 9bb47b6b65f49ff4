import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { Reply } from '../http/route.ts';
import { type AccountNames, withName } from './account-names.ts';
import type { ExecutedCommand } from './stream-writer.ts';

interface View {
  readonly revision: number;
  readonly updatedBy: string;
}

/** Composes replies to writes from the stream's state, so that they wait for no projection. */
export class StreamReplies<State, ItemView extends View> {
  readonly #directory: AccountNames;
  readonly #viewOf: (state: State) => ItemView;

  /**
   * @param viewOf returns a view whose `updatedBy` is an account id; replies contain a name instead
   */
  constructor(accountNames: AccountNames, viewOf: (state: State) => ItemView) {
    this.#directory = accountNames;
    this.#viewOf = viewOf;
  }

  /** Returns the item after a write. */
  async saved(outcome: Outcome<ExecutedCommand<State>>): Promise<Reply<ItemView>> {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    const { state, position } = outcome.value;
    const body = await withName(this.#directory, this.#viewOf(state));
    return { kind: 'json', body, etag: body.revision, position };
  }

  /** Like `saved`, with the address of the item that was created. */
  async created(
    outcome: Outcome<ExecutedCommand<State>>,
    location: string,
  ): Promise<Reply<ItemView>> {
    const reply = await this.saved(outcome);
    return reply.kind === 'json' ? { ...reply, location } : reply;
  }

  /** Returns an empty reply that carries the position of the write. */
  nothing(outcome: Outcome<ExecutedCommand<State>>): Reply {
    if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
    return { kind: 'empty', position: outcome.value.position };
  }
}
