import { setTimeout } from 'node:timers/promises';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import {
  type FoundOffers,
  type OfferIndex,
  OfferIndexUnavailable,
  type OfferQuery,
  type SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, otherLocales } from '@parvis/contracts/site/locale.ts';
import { isImpossible } from '@parvis/projections/offer-index/compose-tokens.ts';
import type { Client } from 'typesense';
import { type Answered, askOffers } from './ask-offers.ts';
import type { Installation } from './installation.ts';
import { hasAppliedWrites } from './open-client.ts';
import { type CountsOf, RememberedCounts } from './remembered-counts.ts';
import { matchedWord, readCounts, readHits } from './responses.ts';
import {
  allCountsRequest,
  composeSearches,
  correctionRequest,
  countedGroups,
  occurrenceRequest,
  type QuerySearches,
  type Required,
  referenceRequest,
  type SearchRequest,
  searchedTerms,
  titlesRequest,
} from './search-requests.ts';
import { candidateRequests, mostSimilar, toComparedFields } from './similar-offers.ts';
import type { QueryTerm, QueryWord } from './term-filters.ts';

export interface TypesenseOfferIndexOptions {
  readonly client: Client;
  readonly installation: Installation;
  /** An offer of the read model, open or not. */
  readonly readOffer: (id: OfferId) => Promise<Offer | undefined>;
  /** How long a search waits for a position, in milliseconds. */
  readonly timeoutMs: number;
  /** Called whenever the server does not respond, or does not have all offers. */
  readonly onUnavailable: (cause: OfferIndexUnavailable) => void;
}

/** The interval of checks for a position, in milliseconds. */
const lookEveryMs = 50;
/**
 * How long no request is sent to a server that did not respond, so that not every request waits for
 * it.
 */
const unavailableMs = 1_000;
/** How long the server counts as having applied its writes; it takes longer to start again. */
const wholeMs = 250;

/** The index of open offers on a Typesense server, which `TypesenseOffers` fills. */
export class TypesenseOfferIndex implements OfferIndex {
  readonly #options: TypesenseOfferIndexOptions;
  readonly #counts = new RememberedCounts(async () => {
    const { outcomes } = await this.#ask([allCountsRequest()]);
    return (group) => readCounts(outcomes[0], group);
  });
  #unavailableUntil = 0;
  #wholeUntil = 0;
  /** One request for it at a time. */
  #asking: Promise<boolean> | undefined;

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
    const terms = searchedTerms({ keywords: typed });
    const words = terms.flatMap((term) => term.words);
    if (words.length === 0 || terms.some(isImpossible)) return [];
    const inOrder = [locale, ...otherLocales(locale)];
    const { outcomes } = await this.#ask(inOrder.map((one) => titlesRequest(words, one)));
    const titles = inOrder.flatMap((one, at) => {
      const counts = Object.entries(readCounts(outcomes[at], `title_${one}`));
      return counts.toSorted(
        ([title, offers], [other, others]) => others - offers || (title < other ? -1 : 1),
      );
    });
    return [...new Set(titles.map(([title]) => title))].slice(0, limit);
  }

  async similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]> {
    const offer = await this.#options.readOffer(id);
    if (offer === undefined) return [];
    const compared = toComparedFields(offer);
    const requests = candidateRequests(id, compared);
    if (requests.length === 0) return [];
    const { outcomes } = await this.#ask(requests);
    return mostSimilar(compared, outcomes, limit);
  }

  async position(): Promise<Position> {
    return (await this.#ask([])).checkpoint.position;
  }

  async isWhole(): Promise<boolean> {
    const now = performance.now();
    if (now < this.#wholeUntil) return true;
    if (now < this.#unavailableUntil) return false;
    this.#asking ??= hasAppliedWrites(this.#options.client).finally(() => {
      this.#asking = undefined;
    });
    const isWhole = await this.#asking;
    if (isWhole) this.#wholeUntil = now + wholeMs;
    return isWhole;
  }

  async #search(query: OfferQuery): Promise<FoundOffers> {
    const { references = [] } = query;
    if (references.length > 0) {
      const { outcomes } = await this.#ask([referenceRequest(references)]);
      if ((outcomes[0]?.found ?? 0) > 0) return this.#find(query, { references });
    }
    const terms = searchedTerms(query);
    if (terms.some(isImpossible)) return nothingAt(await this.position());
    const found = await this.#find(query, { terms });
    if (found.total > 0 || terms.length === 0) return found;
    const { keywords, corrected } = await this.#correct(terms);
    if (corrected === undefined) return found;
    const better = await this.#find(query, { terms: searchedTerms({ ...query, keywords }) });
    return { ...better, corrected };
  }

  async #find(query: OfferQuery, required: Required): Promise<FoundOffers> {
    const searches = composeSearches(query, required);
    const answered = await this.#ask(searches.requests);
    const needsAll = searches.isUnfiltered || searches.ofAll.length > 0;
    const isCounted = countedGroups(query).length > 0;
    const all = needsAll && isCounted ? await this.#counts.at(answered.checkpoint) : noCounts;
    return foundOffers(query, searches, answered, all);
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
    const { outcomes } = await this.#ask(
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

  async #ask(searches: readonly SearchRequest[]): Promise<Answered> {
    if (performance.now() < this.#unavailableUntil)
      throw new OfferIndexUnavailable('it was unavailable a moment ago');
    const { client, installation } = this.#options;
    const read = await askOffers(client, installation, searches).catch((cause: unknown) => {
      if (cause instanceof OfferIndexUnavailable) {
        this.#unavailableUntil = performance.now() + unavailableMs;
        this.#wholeUntil = 0;
      }
      throw this.#noticed(cause);
    });
    try {
      return read();
    } catch (cause) {
      throw this.#noticed(cause);
    }
  }

  #noticed(cause: unknown): unknown {
    if (cause instanceof OfferIndexUnavailable) this.#options.onUnavailable(cause);
    return cause;
  }
}

const noCounts: CountsOf = () => ({});

function nothingAt(position: Position): FoundOffers {
  return { position, total: 0, hits: [], counts: perGroup(noCounts), countries: 0 };
}

/** @param all the counts of all offers, where `searches` leaves them out */
function foundOffers(
  query: OfferQuery,
  { isUnfiltered, own, ofAll }: QuerySearches,
  { checkpoint, outcomes: [page, ...ofOwn] }: Answered,
  all: CountsOf,
): FoundOffers {
  if (page === undefined) throw new Error('expected a response to the search');
  const groups = countedGroups(query);
  const among: CountsOf = isUnfiltered ? all : (group) => readCounts(page, group);
  const countsOfGroup: CountsOf = (group) => {
    if (!groups.includes(group)) return {};
    if (ofAll.includes(group)) return all(group);
    const at = own.indexOf(group);
    return at === -1 ? among(group) : readCounts(ofOwn[at], group);
  };
  return {
    position: checkpoint.position,
    total: page.found,
    hits: readHits(page, query.near),
    counts: perGroup(countsOfGroup),
    countries: groups.includes('country') ? Object.keys(among('country')).length : 0,
  };
}
