import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { LRUCache } from 'lru-cache';
import {
  type OfferIndexSettings,
  openOfferIndexAt,
  type PastOfferIndex,
} from './offer-index/open-offer-index.ts';

/** An auditor views several pages of one instant; each index costs a thread and its memory. */
const maxPerRun = 2;
const keptMs = 60_000;

/** Indexes of the offers of past positions, for auditors, for as long as they are requested. */
export class PastOffers {
  readonly #settings: OfferIndexSettings;
  readonly #open: LRUCache<Position, Promise<PastOfferIndex>>;
  #closing: Promise<unknown> = Promise.resolve();

  constructor(settings: OfferIndexSettings) {
    this.#settings = settings;
    this.#open = new LRUCache({
      max: maxPerRun,
      ttl: keptMs,
      ttlAutopurge: true,
      updateAgeOnGet: true,
      dispose: (opened) => this.#close(opened),
    });
  }

  /** Returns the index of the offers that were open at a position. */
  async at(position: Position): Promise<OfferIndex> {
    const known = this.#open.get(position);
    const opened = known ?? openOfferIndexAt(position, this.#settings);
    if (known === undefined) this.#open.set(position, opened);
    return (await opened).index;
  }

  /** Resolves when every thread has ended. */
  async stop(): Promise<void> {
    this.#open.clear();
    await this.#closing;
  }

  #close(opened: Promise<PastOfferIndex>): void {
    const closed = opened.then((one) => one.close()).catch(this.#settings.onError);
    this.#closing = Promise.all([this.#closing, closed]);
  }
}
