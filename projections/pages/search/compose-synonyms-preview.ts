import { type OfferGroup, offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import { type OfferIndex, OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { SynonymRule } from '@parvis/contracts/careers/synonyms.ts';
import { normalizeKeywords, toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { FoundTitles, SynonymsPreview } from '@parvis/contracts/synonyms/endpoints.ts';
import { findWithAll } from '../../offer-index/find-by-keywords.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import type { Queryable } from '../../postgres/queryable.ts';
import { findDocuments } from '../../site-search/find-documents.ts';
import { wordsOfOffers } from '../offers/compose-offers.ts';
import { readKeywords } from '../offers/find-offers.ts';
import { toOfferQuery } from '../offers/offers-state.ts';
import { toListedOffers } from '../offers/to-listed-offer.ts';
import type { SearchWords } from '../read-search-words.ts';
import { readSiteWords, type SiteWords, synonymsIn } from './read-site-words.ts';

/** How many different titles are shown, of this many results. */
const titlesShown = 5;
const resultsRead = 20;

interface PreviewedSearch {
  readonly typed: string;
  readonly locale: Locale;
  readonly rules: readonly SynonymRule[];
}

/**
 * Searches with the synonyms in use, and with others.
 * @throws ReadModelNotServed
 */
export async function composeSynonymsPreview(
  db: Queryable,
  index: OfferIndex,
  { typed, locale, rules }: PreviewedSearch,
): Promise<SynonymsPreview> {
  const [{ words }, site] = await Promise.all([
    wordsOfOffers(db, undefined),
    readSiteWords(db, undefined),
  ]);
  const offersWith = (synonyms: readonly SynonymRule[]) =>
    findOfferTitles(db, index, { typed, locale, words: { ...words, synonyms } });
  const pagesWith = (synonyms: readonly SynonymRule[]) =>
    findPageTitles(db, { typed, locale, words: { ...site, rules: synonyms } });
  return {
    offers: await compare(offersWith, words.synonyms, rules).catch(nullIfUnavailable),
    site: await compare(pagesWith, site.rules, rules),
  };
}

async function compare(
  find: (rules: readonly SynonymRule[]) => Promise<FoundTitles>,
  inUse: readonly SynonymRule[],
  tried: readonly SynonymRule[],
) {
  const [current, edited] = await Promise.all([find(inUse), find(tried)]);
  return { current, edited };
}

function nullIfUnavailable(cause: unknown): null {
  if (cause instanceof OfferIndexUnavailable) return null;
  throw cause;
}

interface Typed<Words> {
  readonly typed: string;
  readonly locale: Locale;
  readonly words: Words;
}

async function findOfferTitles(
  db: Queryable,
  index: OfferIndex,
  { typed, locale, words }: Typed<SearchWords>,
): Promise<FoundTitles> {
  const state = toListState<OfferGroup>({ keywords: normalizeKeywords(typed) }, offerGroups);
  const query = { ...toOfferQuery(state, locale), limit: resultsRead, counted: [] };
  const { found } = await findWithAll(index, query, readKeywords(state, words, undefined));
  const ids = found.hits.map(({ id }) => id);
  const { offers } = await readListedOffers(db, ids, undefined);
  const listed = toListedOffers(found.hits, offers, { words, locale });
  return { total: found.total, titles: takeFirst(listed.map(({ title }) => title)) };
}

async function findPageTitles(
  db: Queryable,
  { typed, locale, words }: Typed<SiteWords>,
): Promise<FoundTitles> {
  const { counts, documents } = await findDocuments(db, {
    search: typed,
    synonyms: synonymsIn(typed, words, locale),
    locale,
    kind: undefined,
    named: words.vocabulary.namedIn(locale),
    page: 1,
    pageSize: resultsRead,
  });
  return {
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    titles: takeFirst(documents.map(({ title }) => title.map(({ text }) => text).join(''))),
  };
}

/** Offers of the same title are shown once. */
function takeFirst(titles: readonly string[]): string[] {
  return [...new Set(titles)].slice(0, titlesShown);
}
