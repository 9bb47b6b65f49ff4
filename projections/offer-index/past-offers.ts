import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { OfferQuery, SimilarOffer } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { change, type LoadedEngine, loadOffers } from './load-offers.ts';
import type { OfferEngine } from './offer-engine.ts';
import type { EngineOutcome } from './open-offers.ts';
import { pagesOfOffersBetween, readAnyOffer, readOffersProgress } from './read-open-offers.ts';

/**
 * Open offers at past positions, one position at a time. The engine is loaded once and then moved
 * from position to position by the offers that changed between them.
 */
export class PastOffers {
  readonly #db: Queryable;
  /** Undefined before the first load, and while the engine is between two positions. */
  #loaded: LoadedEngine | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Loads the present offers, so that the first use of a position need not. @throws ReadModelNotServed */
  async load(): Promise<void> {
    await this.#inTurn(async () => {
      this.#loaded ??= await loadOffers(this.#db);
    });
  }

  /**
   * Uses the offers of a position. Other uses wait, since they may move the engine.
   * @throws ReadModelNotServed
   */
  async use<Result>(
    position: Position,
    using: (offers: OffersThen) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#inTurn(async () => using(new OffersThen(this.#db, await this.#at(position))));
  }

  async #inTurn<Result>(use: () => Promise<Result>): Promise<Result> {
    const used = this.#last.then(use);
    this.#last = used.catch(() => undefined);
    return used;
  }

  async #at(requested: Position): Promise<LoadedEngine> {
    const progress = await readOffersProgress(this.#db);
    const position = requested < progress.position ? requested : progress.position;
    const loaded = this.#loaded;
    this.#loaded = undefined;
    const moved =
      loaded?.generation === progress.generation && (await this.#move(loaded, position));
    this.#loaded = moved || (await loadOffers(this.#db, position));
    return this.#loaded;
  }

  /** @returns undefined when the rows were rebuilt meanwhile */
  async #move(loaded: LoadedEngine, position: Position): Promise<LoadedEngine | undefined> {
    if (loaded.position === position) return loaded;
    for await (const page of pagesOfOffersBetween(this.#db, loaded.position, position)) {
      if (page.generation !== loaded.generation) return undefined;
      change(loaded.engine, page.offers);
    }
    return { ...loaded, position };
  }
}

/** The offers that were open at one position. */
export class OffersThen {
  readonly #db: Queryable;
  readonly #engine: OfferEngine;
  readonly #position: Position;

  constructor(db: Queryable, { engine, position }: LoadedEngine) {
    this.#db = db;
    this.#engine = engine;
    this.#position = position;
  }

  search(query: OfferQuery): EngineOutcome {
    return { found: this.#engine.search(query), position: this.#position, engine: this.#engine };
  }

  suggest(...typed: Parameters<OfferEngine['suggest']>): readonly string[] {
    return this.#engine.suggest(...typed);
  }

  async similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]> {
    const offer = await readAnyOffer(this.#db, this.#position, id);
    return offer === undefined ? [] : this.#engine.similar(id, offer, limit);
  }

  position(): Position {
    return this.#position;
  }
}
