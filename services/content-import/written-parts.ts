import { maxItemsPerBatch } from '@parvis/contracts/content/batch-endpoints.ts';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import { type ApiClient, ApiRefusal, type KeyedItem } from './api-client.ts';
import { eachAtOnce } from './each-at-once.ts';
import {
  type ItemOutcome,
  type ItemView,
  itemViewSchema,
  type PlannedItem,
  planItem,
  type WantedItem,
} from './import-item.ts';
import { notingRefusal } from './import-report.ts';
import { pairTranslations } from './pair-translations.ts';

interface PartsOptions<Part> {
  readonly client: ApiClient;
  /** Called with what is reported of a part: why it was refused, or left as it is. */
  readonly note: (part: Part, what: string) => void;
  /** Ends the writing between two requests. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the parts of an import, each an item in one language: together where that is possible. A part
 * that is refused is reported, and the others are still written.
 */
export class WrittenParts<Part> {
  readonly #client: ApiClient;
  readonly #note: (part: Part, what: string) => void;
  readonly #signal: AbortSignal | undefined;
  /** The items that exist, as they were before they were filled. */
  readonly #views = new Map<Part, ItemView>();

  constructor({ client, note, signal }: PartsOptions<Part>) {
    this.#client = client;
    this.#note = note;
    this.#signal = signal;
  }

  /** The item of a part; undefined if it was refused. */
  viewOf(part: Part): ItemView | undefined {
    return this.#views.get(part);
  }

  /** Creates items, and reads them as they are now. */
  async create(items: ReadonlyMap<Part, KeyedItem>): Promise<void> {
    const ids = await this.#writeAll(items);
    await eachAtOnce([...items], async ([part, { kind }]) => {
      const id = ids.get(part);
      if (id === undefined) return;
      const path = `/api/${collectionNames[kind]}/${id}`;
      const view = await this.#noting(part, () => this.#client.read(path, itemViewSchema));
      if (view !== undefined) this.#views.set(part, view);
    });
  }

  /**
   * Gives created items their headers and modules, as many together as a request takes.
   * @param ended called with the outcome of each that is not refused
   */
  async complete(
    wanted: ReadonlyMap<Part, WantedItem>,
    ended: (part: Part, outcome: ItemOutcome) => void,
  ): Promise<void> {
    const left = [...wanted];
    while (left.length > 0 && !this.#signal?.aborted) {
      const plans = new Map<Part, PlannedItem>();
      await eachAtOnce(left.splice(0, maxItemsPerBatch), async ([part, item]) => {
        const view = this.#views.get(part);
        const plan = view && (await this.#noting(part, () => planItem(this.#client, view, item)));
        if (plan !== undefined) plans.set(part, plan);
      });
      await this.#write(plans, ended);
    }
  }

  async #write(
    plans: ReadonlyMap<Part, PlannedItem>,
    ended: (part: Part, outcome: ItemOutcome) => void,
  ): Promise<void> {
    const writes = new Map<Part, KeyedItem>();
    for (const [part, { write }] of plans) if (write !== undefined) writes.set(part, write);
    const written = await this.#writeAll(writes);
    for (const [part, { outcome, write }] of plans) {
      if (outcome === 'kept')
        this.#note(part, 'edited or deleted here since it was imported, left as it is');
      if (write === undefined || written.has(part)) ended(part, outcome);
    }
  }

  /** Links the items of parts as translations of the first. */
  async pair([first, ...others]: readonly Part[]): Promise<void> {
    const source = first && this.#views.get(first);
    if (source === undefined) return;
    for (const part of others) {
      const target = this.#views.get(part);
      if (target !== undefined)
        await this.#noting(part, () => pairTranslations(this.#client, source, target.id));
    }
  }

  /** Writes items together. @returns the ids of those that were not refused */
  async #writeAll(items: ReadonlyMap<Part, KeyedItem>): Promise<ReadonlyMap<Part, string>> {
    const outcomes = await this.#client.writeItems([...items.values()]);
    const ids = new Map<Part, string>();
    for (const [index, part] of [...items.keys()].entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error('an item of a batch has no outcome');
      await this.#noting(part, async () => {
        if ('problem' in outcome)
          throw new ApiRefusal('POST /api/items', outcome.status, outcome.problem);
        ids.set(part, outcome.body.id);
      });
    }
    return ids;
  }

  #noting<T>(part: Part, step: () => Promise<T>): Promise<T | undefined> {
    return notingRefusal(step, (reason) => this.#note(part, reason));
  }
}
