import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { EmbeddedOfferIndex } from '../careers/offer-index/embedded-offer-index.ts';
import { type OfferIndexSettings, openOfferIndex } from './offer-index/open-offer-index.ts';

/** The first search of the past loads all offers; an auditor who reads on does not wait again. */
const keptMs = 10 * 60_000;

/** The offers of past positions, in one thread, which ends when nobody uses it any more. */
export class PastOffers {
  readonly #settings: OfferIndexSettings;
  #index: EmbeddedOfferIndex | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(settings: OfferIndexSettings) {
    this.#settings = settings;
  }

  /** Returns the offers that were open at a position. */
  async at(position: Position): Promise<OfferIndex> {
    this.#index ??= openOfferIndex(this.#settings, 'past');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.stop(), keptMs).unref();
    return this.#index.at(position);
  }

  /** Resolves when its thread has ended. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const index = this.#index;
    this.#index = undefined;
    this.#ended = Promise.all([this.#ended, index?.stop()]).then(() => undefined);
    await this.#ended;
  }
}
