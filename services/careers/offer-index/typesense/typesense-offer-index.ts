import { setTimeout } from 'node:timers/promises';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type OfferGroup, perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import {
  type FoundOffers,
  type OfferIndex,
  OfferIndexUnavailable,
  type OfferQuery,
  type SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, otherLocale } from '@parvis/contracts/site/locale.ts';
import type { Client } from 'typesense';
import { requireAvailable } from './open-client.ts';
import {
  countsOf,
  hitsOf,
  matchedWord,
  positionOf,
  readResponse,
  type SearchOutcome,
} from './responses.ts';
import {
  correctionRequest,
  indexStateRequest,
  occurrenceRequest,
  type Required,
  referenceRequest,
  type SearchRequest,
  searchedTerms,
  searchRequests,
  selectedGroups,
  titlesRequest,
} from './search-requests.ts';
import { candidateRequests, comparedFieldsOf, mostSimilar } from './similar-offers.ts';
import type { QueryTerm, QueryWord } from './term-filters.ts';

export interface TypesenseOfferIndexOptions {
  readonly client: Client;
  /** An offer of the read model, open or not. */
  readonly readOffer: (id: OfferId) => Promise<Offer | undefined>;
  /** How long a search waits for a position, in milliseconds. */
  readonly timeoutMs: number;
  /** Called when the server does not respond, once in `unavailableMs`. */
  readonly onUnavailable: (cause: OfferIndexUnavailable) => void;
}

/** The interval of checks for a position, in milliseconds. */
const lookEveryMs = 50;
/**
 * How long no request is sent to a server that did not respond, so that not every request waits for
 * it.
 */
const unavailableMs = 1_000;

/** The index of open offers on a Typesense server, which `TypesenseOffers` fills. */
export class TypesenseOfferIndex implements OfferIndex {
  readonly #options: TypesenseOfferIndexOptions;
  #unavailableUntil = 0;

  constructor(options: TypesenseOfferIndexOptions) {
    this.#options = options;
  }

  async search(query: OfferQuery, after?: Position): Promise<FoundOffers> {
    const deadline = performance.now() + this.#options.timeoutMs;
    for (;;) {
      const found = await this.#search(query);
      const isEnough = after === undefined || found.position >= after;
      if (isEnough || performance.now() >= deadline) return found;
      await setTimeout(lookEveryMs);
    }
  }

  async suggest(typed: string, locale: Locale, limit: number): Promise<readonly string[]> {
    const words = searchedTerms({ keywords: typed }).flatMap((term) => term.words);
    if (words.length === 0) return [];
    const inOrder = [locale, otherLocale(locale)] as const;
    const outcomes = await this.#ask(inOrder.map((one) => titlesRequest(words, one)));
    const titles = inOrder.flatMap((one, at) => {
      const counts = Object.entries(countsOf(outcomes[at], `title_${one}`));
      return counts.toSorted(
        ([title, offers], [other, others]) => others - offers || (title < other ? -1 : 1),
      );
    });
    return [...new Set(titles.map(([title]) => title))].slice(0, limit);
  }

  async similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]> {
    const offer = await this.#options.readOffer(id);
    if (offer === undefined) return [];
    const compared = comparedFieldsOf(offer);
    const requests = candidateRequests(id, compared);
    return requests.length === 0 ? [] : mostSimilar(compared, await this.#ask(requests), limit);
  }

  async position(): Promise<Position> {
    const [stand] = await this.#ask([indexStateRequest]);
    return positionOf(stand);
  }

  async #search(query: OfferQuery): Promise<FoundOffers> {
    const { references = [] } = query;
    if (references.length > 0) {
      const [known] = await this.#ask([referenceRequest(references)]);
      if ((known?.found ?? 0) > 0) return this.#find(query, { references });
    }
    const terms = searchedTerms(query);
    const found = await this.#find(query, { terms });
    if (found.total > 0 || terms.length === 0) return found;
    const { keywords, corrected } = await this.#correct(terms);
    if (corrected === undefined) return found;
    const better = await this.#find(query, { terms: searchedTerms({ ...query, keywords }) });
    return { ...better, corrected };
  }

  async #find(query: OfferQuery, required: Required): Promise<FoundOffers> {
    return foundOffers(query, await this.#ask(searchRequests(query, required)));
  }

  /** Returns the keywords, with unknown words replaced by the closest known ones. */
  async #correct(
    terms: readonly QueryTerm[],
  ): Promise<{ readonly keywords: string; readonly corrected: string | undefined }> {
    const words = terms.flatMap((term) => term.words);
    // What stands for other words needs no correction, and a number is never taken for another.
    const isCorrectable = ({ form }: QueryWord) =>
      !/\p{N}/u.test(form) &&
      terms.some((term) => term.others.length === 0 && term.words.some((one) => one.form === form));
    const outcomes = await this.#ask(
      words.flatMap((word) => [occurrenceRequest(word), correctionRequest(word)]),
    );
    const corrections: string[] = [];
    const keywords = words.map((word, at) => {
      const { form } = word;
      const isKnown = (outcomes[2 * at]?.found ?? 0) > 0;
      const closest = matchedWord(outcomes[2 * at + 1]);
      if (isKnown || closest === undefined || !isCorrectable(word)) return form;
      corrections.push(closest);
      return closest;
    });
    const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
    return { keywords: keywords.join(' '), corrected };
  }

  async #ask(searches: readonly SearchRequest[]): Promise<readonly SearchOutcome[]> {
    if (performance.now() < this.#unavailableUntil)
      throw new OfferIndexUnavailable('it was unavailable a moment ago');
    const response: unknown = await this.#unlessUnavailable(() =>
      this.#options.client.multiSearch.perform({ searches: [...searches] }),
    );
    return readResponse(response, searches.length);
  }

  async #unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await requireAvailable(work);
    } catch (cause) {
      if (cause instanceof OfferIndexUnavailable && performance.now() >= this.#unavailableUntil) {
        this.#unavailableUntil = performance.now() + unavailableMs;
        this.#options.onUnavailable(cause);
      }
      throw cause;
    }
  }
}

/** @param outcomes the outcomes of `searchRequests`, in order */
function foundOffers(
  query: OfferQuery,
  [stand, page, ...own]: readonly SearchOutcome[],
): FoundOffers {
  if (page === undefined) throw new Error('expected a response to the search');
  const selected = selectedGroups(query);
  const countsOfGroup = (group: OfferGroup) => {
    const at = selected.indexOf(group);
    return countsOf(at === -1 ? page : own[at], group);
  };
  return {
    position: positionOf(stand),
    total: page.found,
    hits: hitsOf(page, query.near),
    counts: perGroup(countsOfGroup),
    countries: Object.keys(countsOf(page, 'country')).length,
  };
}
