import { createHmac, randomBytes } from 'node:crypto';
import {
  type MissedSearch,
  networksBeforeCounting,
} from '@parvis/contracts/missed-searches/missed-search.ts';
import { LRUCache } from 'lru-cache';
import { toNetwork } from '../http/to-network.ts';

/** The maximum number of searches remembered on one day, and of networks for each. */
const maxSearches = 5_000;
const maxNetworks = 500;
/** The maximum number of networks remembered, and of searches that each is counted for. */
const maxNetworksOfDay = 5_000;
const maxOfNetwork = 20;

/** A search, and the number of networks to add to its count. */
export interface CountedMiss {
  readonly missed: MissedSearch;
  readonly networks: number;
}

interface Counting {
  readonly networks: Set<string>;
  /** How many of them are in the table. */
  counted: number;
}

/**
 * Counts the networks that searched in vain for the same words, for one day, in memory: networks
 * are hashed with a key that is forgotten at the end of the day. What is remembered is limited, so
 * that neither many words nor many networks exhaust the memory; the oldest is forgotten first.
 */
export class MissCounter {
  #day = '';
  #key = randomBytes(32);
  readonly #searches = new LRUCache<string, Counting>({ max: maxSearches });
  readonly #ofNetwork = new LRUCache<string, string[]>({ max: maxNetworksOfDay });

  /**
   * Notes a search from an address; returns it once enough networks sent it.
   * @param day YYYY-MM-DD
   */
  note(missed: MissedSearch, address: string, day: string): CountedMiss | undefined {
    if (day !== this.#day) this.#begin(day);
    const network = this.#hashOf(toNetwork(address));
    const key = `${missed.place} ${missed.locale} ${missed.compared}`;
    const others = this.#ofNetwork.get(network) ?? [];
    if (others.includes(key) || others.length >= maxOfNetwork) return undefined;
    this.#ofNetwork.set(network, [...this.#withoutBegun(others, key, network), key]);
    const search = this.#searches.get(key) ?? { networks: new Set(), counted: 0 };
    this.#searches.set(key, search);
    if (search.networks.size >= maxNetworks) return undefined;
    search.networks.add(network);
    const networks = search.networks.size - search.counted;
    if (search.networks.size < networksBeforeCounting || networks <= 0) return undefined;
    search.counted = search.networks.size;
    return { missed, networks };
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(32);
    this.#searches.clear();
    this.#ofNetwork.clear();
  }

  /** The searches of a network, without those that were only the beginning of this one's typing. */
  #withoutBegun(others: readonly string[], key: string, network: string): readonly string[] {
    return others.filter((other) => {
      if (!key.startsWith(other)) return true;
      this.#searches.get(other)?.networks.delete(network);
      return false;
    });
  }

  #hashOf(network: string): string {
    return createHmac('sha256', this.#key).update(network).digest('base64').slice(0, 12);
  }
}
