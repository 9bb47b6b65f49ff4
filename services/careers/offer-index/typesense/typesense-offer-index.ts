import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type {
  FoundOffers,
  OfferIndex,
  OfferQuery,
  SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Locale, otherLocale } from '@parvis/contracts/site/locale.ts';
import { composePerGroup } from '@parvis/projections/offer-index/compose-counts.ts';
import { composeQueryWords } from '@parvis/projections/offer-index/compose-tokens.ts';
import type { Client } from 'typesense';
import { countsOf, type Found, hitsOf, readAnswer, standOf } from './answers.ts';
import { unlessAway } from './open-client.ts';
import {
  correctionRequest,
  occurrenceRequest,
  type SearchRequest,
  searchRequests,
  selectedGroups,
  standRequest,
  titlesRequest,
} from './search-requests.ts';
import { candidateRequests, mostAlike } from './similar-offers.ts';

export interface TypesenseOfferIndexOptions {
  readonly client: Client;
  /** An offer of the read model, open or not. */
  readonly readOffer: (id: OfferId) => Promise<Offer | undefined>;
  /** Resolves once the offers stand at a position, or when waiting was long enough. */
  readonly waitFor: (position: Position) => Promise<void>;
}

/** The index of open offers on a Typesense server, which `TypesenseOffers` fills. */
export class TypesenseOfferIndex implements OfferIndex {
  readonly #options: TypesenseOfferIndexOptions;

  constructor(options: TypesenseOfferIndexOptions) {
    this.#options = options;
  }

  async search(query: OfferQuery, after?: Position): Promise<FoundOffers> {
    if (after !== undefined) await this.#options.waitFor(after);
    const words = composeQueryWords(query.keywords);
    const answers = await this.#ask(searchRequests(query, words));
    const found = foundOffers(query, answers);
    if (found.total > 0 || words.length === 0) return found;
    const { keywords, corrected } = await this.#correct(query.keywords);
    if (corrected === undefined) return found;
    const again = { ...query, keywords };
    const better = await this.#ask(searchRequests(again, composeQueryWords(keywords)));
    return { ...foundOffers(again, better), corrected };
  }

  async suggest(typed: string, locale: Locale, limit: number): Promise<readonly string[]> {
    const words = composeQueryWords(typed);
    if (words.length === 0) return [];
    const inOrder = [locale, otherLocale(locale)] as const;
    const answers = await this.#ask(inOrder.map((one) => titlesRequest(words, one)));
    const titles = inOrder.flatMap((one, at) => {
      const counts = Object.entries(countsOf(answers[at], `title_${one}`));
      return counts.toSorted(
        ([title, offers], [other, others]) => others - offers || (title < other ? -1 : 1),
      );
    });
    return [...new Set(titles.map(([title]) => title))].slice(0, limit);
  }

  async similar(id: OfferId, limit: number): Promise<readonly SimilarOffer[]> {
    const offer = await this.#options.readOffer(id);
    if (offer === undefined) return [];
    const requests = candidateRequests(id, offer);
    return requests.length === 0 ? [] : mostAlike(offer, await this.#ask(requests), limit);
  }

  async position(): Promise<Position> {
    const [stand] = await this.#ask([standRequest]);
    return standOf(stand).position;
  }

  /** Keywords with the words that no offer has replaced by the closest. */
  async #correct(
    typed: string,
  ): Promise<{ readonly keywords: string; readonly corrected: string | undefined }> {
    const words = composeQueryWords(typed);
    const answers = await this.#ask(
      words.flatMap((word) => [occurrenceRequest(word), correctionRequest(word)]),
    );
    const corrections: string[] = [];
    const keywords = words.map(({ form }, at) => {
      const isKnown = (answers[2 * at]?.found ?? 0) > 0;
      const closest = answers[2 * at + 1]?.hits[0]?.highlights?.[0]?.matched_tokens[0]?.[0];
      if (isKnown || closest === undefined) return form;
      corrections.push(closest);
      return closest;
    });
    const corrected = corrections.length === 0 ? undefined : corrections.join(' ');
    return { keywords: keywords.join(' '), corrected };
  }

  async #ask(searches: readonly SearchRequest[]): Promise<readonly Found[]> {
    return unlessAway(async () => {
      const { client } = this.#options;
      const answer: unknown = await client.multiSearch.perform({ searches: [...searches] });
      return readAnswer(answer, searches.length);
    });
  }
}

/** @param answers of `searchRequests`, in their order */
function foundOffers(query: OfferQuery, answers: readonly Found[]): FoundOffers {
  const [page, ...own] = answers;
  if (page === undefined) throw new Error('a search has an answer');
  const selected = selectedGroups(query);
  const countsOfGroup = (group: OfferGroup) => {
    const at = selected.indexOf(group);
    return countsOf(at === -1 ? page : own[at], group);
  };
  const counts = composePerGroup(countsOfGroup);
  return {
    position: standOf(answers.at(-1)).position,
    total: page.found,
    hits: hitsOf(page),
    counts,
    countries: Object.keys(countsOf(page, 'country')).length,
  };
}
