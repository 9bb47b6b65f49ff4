import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import {
  type FoundOffers,
  type OfferIndex,
  OfferIndexUnavailable,
  type OfferQuery,
  type SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import { composeCounts } from '@parvis/projections/offer-index/compose-counts.ts';
import { NoConnection } from '@parvis/projections/postgres/transient-error.ts';
import { ReceivedFacetIds } from './facet-names.ts';
import type { MessageFromWorker, MessageToWorker, Reply, Request } from './messages.ts';

/** A thread that runs the engine. */
export interface OfferWorker {
  postMessage(message: MessageToWorker): void;
  on(event: 'message', listener: (message: MessageFromWorker) => void): unknown;
  on(event: 'error', listener: (cause: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

export interface EmbeddedOfferIndexOptions {
  readonly startWorker: () => OfferWorker;
  /** Called when the worker ended unexpectedly or could not read; it recovers automatically. */
  readonly onError: (cause: unknown) => void;
}

interface PendingCall {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * The index of open offers in a worker thread of this process. A worker that ends unexpectedly is
 * restarted.
 */
export class EmbeddedOfferIndex implements OfferIndex {
  /** Resolves once the offers were loaded for the first time. */
  readonly ready: Promise<void>;
  readonly #options: EmbeddedOfferIndexOptions;
  readonly #pending = new Map<number, PendingCall>();
  #markReady: () => void = () => undefined;
  #facetIds = new ReceivedFacetIds();
  #worker: OfferWorker | undefined;
  #restart: NodeJS.Timeout | undefined;
  #failures = 0;
  #requests = 0;
  #ended: (() => void) | undefined;

  constructor(options: EmbeddedOfferIndexOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    this.#start();
  }

  async search(query: OfferQuery, after?: Position, at?: Position): Promise<FoundOffers> {
    const { found } = await this.#ask('search', { method: 'search', query, after }, at);
    const { counts, newIds: _, ...others } = found;
    return { ...others, counts: composeCounts(counts, this.#facetIds.all) };
  }

  async suggest(
    typed: string,
    locale: Locale,
    limit: number,
    at?: Position,
  ): Promise<readonly string[]> {
    return (await this.#ask('suggest', { method: 'suggest', typed, locale, limit }, at)).titles;
  }

  async similar(id: OfferId, limit: number, at?: Position): Promise<readonly SimilarOffer[]> {
    return (await this.#ask('similar', { method: 'similar', id, limit }, at)).offers;
  }

  /** Returns the offers at a past position, of a thread that serves the past. */
  at(position: Position): OfferIndex {
    return {
      search: (query) => this.search(query, undefined, position),
      suggest: (typed, locale, limit) => this.suggest(typed, locale, limit, position),
      similar: (id, limit) => this.similar(id, limit, position),
      position: async () => position,
      isWhole: () => this.isWhole(),
    };
  }

  /** Computes the digests that an alert would have sent. @throws OfferIndexUnavailable */
  async dryRun(proposed: ProposedAlert, now: Date): Promise<DryRunView | undefined> {
    return (await this.#ask('dry-run', { method: 'dry-run', proposed, now })).view;
  }

  async position(): Promise<Position> {
    return (await this.#ask('position', { method: 'position' })).position;
  }

  /** Its thread replies only once it has loaded all offers. */
  async isWhole(): Promise<boolean> {
    return true;
  }

  /** Makes the index check for changes immediately. */
  wake(): void {
    this.#tell({ kind: 'wake' });
  }

  /** Resolves when the thread has ended. */
  async stop(): Promise<void> {
    clearTimeout(this.#restart);
    const isRunning = this.#worker !== undefined;
    const ended = new Promise<void>((resolve) => {
      this.#ended = resolve;
    });
    if (!isRunning) return;
    this.#tell({ kind: 'stop' });
    await ended;
  }

  #start(): void {
    const worker = this.#options.startWorker();
    this.#worker = worker;
    this.#facetIds = new ReceivedFacetIds();
    worker.on('message', (message) => this.#receive(message));
    worker.on('error', this.#options.onError);
    worker.on('exit', () => this.#exited());
  }

  #receive(message: MessageFromWorker): void {
    if (message.kind === 'trouble') {
      const { isOutage, message: why } = message;
      return this.#options.onError(isOutage ? new NoConnection(why) : new Error(why));
    }
    if (message.kind === 'ready') {
      this.#failures = 0;
      return this.#markReady();
    }
    const pending = this.#pending.get(message.number);
    this.#pending.delete(message.number);
    if (message.kind === 'refusal') {
      const { isUnavailable, message: why } = message;
      return pending?.reject(isUnavailable ? new OfferIndexUnavailable(why) : new Error(why));
    }
    // Replies are processed in order: later ones rely on the ids in earlier ones.
    if (message.reply.method === 'search') this.#facetIds.add(message.reply.found.newIds);
    pending?.resolve(message.reply);
  }

  #exited(): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values())
      reject(new OfferIndexUnavailable('its thread ended'));
    this.#pending.clear();
    if (this.#ended !== undefined) return this.#ended();
    this.#failures += 1;
    this.#restart = setTimeout(() => this.#start(), backoffMs(this.#failures));
  }

  #tell(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  async #ask<M extends Request['method']>(
    method: M,
    request: Request & { readonly method: M },
    at?: Position,
  ): Promise<Extract<Reply, { readonly method: M }>> {
    if (this.#worker === undefined)
      throw new OfferIndexUnavailable('its thread is being started again');
    const number = this.#requests;
    this.#requests += 1;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      this.#tell({ kind: 'request', number, request, at });
    });
    if (!isReplyTo(reply, method))
      throw new Error(`${method} was answered with a reply to ${reply.method}`);
    return reply;
  }
}

function isReplyTo<M extends Reply['method']>(
  reply: Reply,
  method: M,
): reply is Extract<Reply, { readonly method: M }> {
  return reply.method === method;
}
