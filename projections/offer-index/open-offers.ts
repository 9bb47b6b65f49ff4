import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import {
  OfferIndexUnavailable,
  type OfferQuery,
  type SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { untilWoken } from '../follower/follower.ts';
import { Signal } from '../follower/signal.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { change, type LoadedEngine, loadOffers } from './load-offers.ts';
import type { EngineResult, OfferEngine } from './offer-engine.ts';
import { readAnyOffer, readChangedOffers, readOffersProgress } from './read-open-offers.ts';

/** The number of changes per read. */
const pageSize = 500;

/** A result, and the engine that found it. */
export interface EngineOutcome {
  readonly found: EngineResult;
  readonly position: Position;
  readonly engine: OfferEngine;
}

export interface OpenOffersOptions {
  readonly db: Queryable;
  /** How long a search waits for a position. */
  readonly patienceMs: number;
  /** Called when all offers were loaded or reloaded. */
  readonly onLoaded?: () => void;
}

/**
 * The open offers in an engine, loaded from the read model and kept up to date with it. While
 * rebuilt rows are loaded, the previous ones are searched.
 */
export class OpenOffers {
  readonly #options: OpenOffersOptions;
  readonly #moved = new Signal();
  #loaded: LoadedEngine | undefined;

  constructor(options: OpenOffersOptions) {
    this.#options = options;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /**
   * Loads the offers, or reads the changes once loaded.
   * @returns milliseconds until the next step, 0 when there may be more to read
   * @throws ReadModelNotServed when the index becomes unavailable
   */
  async step(): Promise<number> {
    try {
      return await this.#advance();
    } catch (cause) {
      if (cause instanceof ReadModelNotServed) this.#loaded = undefined;
      throw cause;
    }
  }

  /** @param after the position to wait for, within the time limit @throws OfferIndexUnavailable */
  async search(query: OfferQuery, after: Position | undefined): Promise<EngineOutcome> {
    if (after !== undefined) await this.#until(after);
    const { engine, position } = this.#served();
    return { found: engine.search(query), position, engine };
  }

  /** @throws OfferIndexUnavailable */
  suggest(...typed: Parameters<OfferEngine['suggest']>): readonly string[] {
    return this.#served().engine.suggest(...typed);
  }

  /** @throws OfferIndexUnavailable */
  async similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]> {
    const { engine } = this.#served();
    const offer = await readAnyOffer(this.#options.db, undefined, id);
    return offer === undefined ? [] : engine.similar(id, offer, limit);
  }

  /** @throws OfferIndexUnavailable */
  position(): Position {
    return this.#served().position;
  }

  async #advance(): Promise<number> {
    const { db } = this.#options;
    const loaded = this.#loaded;
    const progress = await readOffersProgress(db);
    if (loaded === undefined || loaded.generation !== progress.generation) {
      this.#move(await loadOffers(db));
      this.#options.onLoaded?.();
      return 0;
    }
    if (loaded.position === progress.position) return untilWoken;
    return this.#follow(loaded);
  }

  async #follow(loaded: LoadedEngine): Promise<number> {
    const changed = await readChangedOffers(this.#options.db, loaded.position, pageSize);
    if (changed.generation !== loaded.generation) return 0;
    change(loaded.engine, changed.offers);
    const isAll = changed.offers.length < pageSize;
    const last = changed.offers.at(-1)?.since ?? changed.position;
    this.#move({ ...loaded, position: isAll ? changed.position : last });
    return isAll ? untilWoken : 0;
  }

  #move(loaded: LoadedEngine): void {
    this.#loaded = loaded;
    this.#moved.raise();
  }

  async #until(position: Position): Promise<void> {
    const deadline = performance.now() + this.#options.patienceMs;
    for (;;) {
      const { raised } = this.#moved;
      const left = deadline - performance.now();
      if (left <= 0 || (this.#loaded !== undefined && this.#loaded.position >= position)) return;
      await this.#moved.wait(raised, left);
    }
  }

  #served(): LoadedEngine {
    if (this.#loaded === undefined)
      throw new OfferIndexUnavailable('the open offers are not loaded');
    return this.#loaded;
  }
}
