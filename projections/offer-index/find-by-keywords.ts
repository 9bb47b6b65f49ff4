import type {
  FoundOffers,
  OfferHit,
  OfferIndex,
  OfferQuery,
} from '@parvis/contracts/careers/offer-index.ts';
import type { TypedFacets } from '../words/interpret-keywords.ts';
import { interpretConditions, type ReadingOptions } from '../words/read-conditions.ts';
import { isOneReference } from '../words/typed-references.ts';

/** The most parts of keywords that are searched for one by one. */
const mostParts = 8;

/** What the keywords of a query find. */
export interface FoundByKeywords {
  readonly found: FoundOffers;
  /** The facets that were recognised in the keywords. */
  readonly typed: readonly TypedFacets[];
  /** The keywords that name none. */
  readonly keywords: string;
  /** When no offer has all words: those that most of the words find, as many as requested. */
  readonly most: readonly OfferHit[];
}

/** The language is that of the query. */
export type KeywordReading = Omit<ReadingOptions, 'locale' | 'hasFacets'>;

/**
 * Searches with keywords as somebody typed them: facets that they name are filters, unless only
 * their words find an offer.
 * @throws OfferIndexUnavailable
 */
export async function findByKeywords(
  index: Pick<OfferIndex, 'search'>,
  query: OfferQuery,
  reading: KeywordReading,
): Promise<FoundByKeywords> {
  const { parts, ...all } = await findWithAll(index, query, reading);
  const isWhole = all.found.total > 0 || isOneReference(query.keywords);
  if (isWhole || parts.length < 2 || query.offset > 0) return { ...all, most: [] };
  const options = { ...reading, locale: query.locale };
  return { ...all, most: await findMost(index, query, options, parts.slice(0, mostParts)) };
}

/** Searches for offers that have all that was typed. @throws OfferIndexUnavailable */
export async function findWithAll(
  index: Pick<OfferIndex, 'search'>,
  query: OfferQuery,
  reading: KeywordReading,
): Promise<Omit<FoundByKeywords, 'most'> & { readonly parts: readonly string[] }> {
  const options = { ...reading, locale: query.locale };
  const { conditions, read } = interpretConditions(query, options);
  const { facets: typed, keywords, parts } = read;
  const found = await index.search(conditions);
  if (found.total > 0 || typed.length === 0) return { found, typed, keywords, parts };
  const asWords = interpretConditions(query, { ...options, hasFacets: false });
  const byWords = await index.search(asWords.conditions);
  return byWords.total > 0
    ? { found: byWords, typed: [], keywords: query.keywords, parts }
    : { found, typed, keywords, parts };
}

/** Returns the offers that have most of the parts, those that have rarer ones first. */
async function findMost(
  index: Pick<OfferIndex, 'search'>,
  query: OfferQuery,
  options: ReadingOptions,
  parts: readonly string[],
): Promise<readonly OfferHit[]> {
  const search = async (some: readonly string[]) => {
    const { conditions } = interpretConditions({ ...query, keywords: some.join(' ') }, options);
    return index.search({ ...conditions, counted: [] });
  };
  const single = await Promise.all(parts.map(async (part) => search([part])));
  const known = parts.filter((_, at) => (single[at]?.total ?? 0) > 0);
  if (known.length > 1 && known.length < parts.length) {
    const all = await search(known);
    if (all.total > 0) return all.hits;
  }
  const without = await Promise.all(
    known.length < 3
      ? []
      : known.map(async (_, left) => search(known.filter((__, at) => at !== left))),
  );
  const some = rarestFirst(without);
  return (some.length > 0 ? some : rarestFirst(single)).slice(0, query.limit);
}

/** Returns the offers of several results in turn, once each, the smallest result first. */
function rarestFirst(results: readonly FoundOffers[]): readonly OfferHit[] {
  const inOrder = results.toSorted((one, other) => one.total - other.total);
  const longest = Math.max(0, ...inOrder.map(({ hits }) => hits.length));
  const hits = Array.from({ length: longest }, (_, at) =>
    inOrder.flatMap((result) => result.hits[at] ?? []),
  ).flat();
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}
