import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import { type OfferGroup, sharedGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { SimilarOffer } from '@parvis/contracts/careers/offer-index.ts';
import { composeComparedTokens } from '@parvis/projections/offer-index/compose-tokens.ts';
import { z } from 'zod';
import { stemTokens } from './offer-document.ts';
import type { SearchOutcome } from './responses.ts';
import { composeSearch, maxHits, type SearchRequest } from './search-requests.ts';
import { composeIsAnyOf } from './term-filters.ts';

const comparedGroups = ['contract', 'domain', 'city', 'region', 'country', 'experience'] as const;
/** The weights of shared title words and of each shared facet. */
const titleWorth = 4;
const worths: Readonly<Partial<Record<OfferGroup, number>>> = {
  domain: 2,
  city: 1.5,
  region: 1,
  country: 0.25,
  contract: 0.5,
  experience: 0.25,
};

const candidateSchema = z.object({
  id: offerIdSchema,
  title_stems: z.array(z.string()).default([]),
  ...Object.fromEntries(
    comparedGroups.map((group) => [group, z.union([z.string(), z.array(z.string())]).optional()]),
  ),
});
type Candidate = z.infer<typeof candidateSchema>;

/** The data by which offers are compared. */
export interface ComparedFields {
  readonly facets: readonly OfferFacet[];
  /** The stems of the words of its titles. */
  readonly stems: readonly string[];
}

export function toComparedFields(offer: Offer): ComparedFields {
  const { titleStems, facets } = composeComparedTokens(offer);
  return { facets, stems: stemTokens(titleStems) };
}

/**
 * Requests the newest offers that have much in common with one, most similar first, excluding
 * itself.
 */
export function candidateRequests(
  id: OfferId,
  { facets, stems }: ComparedFields,
): readonly SearchRequest[] {
  const sameFacet = (group: OfferGroup) => {
    const ids = facets.flatMap((facet) => (facet.group === group ? [facet.id] : []));
    return ids.length === 0 ? [] : [composeIsAnyOf(group, ids)];
  };
  const words = stems.length === 0 ? [] : [composeIsAnyOf('title_stems', stems)];
  const [domain, city] = [sameFacet('domain'), sameFacet('city')];
  const filters = [[...words, ...domain], words, [...domain, ...city], domain, city]
    .filter((parts) => parts.length > 0)
    .map((parts) => [...parts, `id:!=${id}`].join(' && '));
  return [...new Set(filters)].map((filter) => ({
    ...composeSearch(filter),
    include_fields: ['id', 'title_stems', ...comparedGroups].join(','),
    sort_by: 'published:desc,key:asc',
    limit: maxHits,
  }));
}

/** Returns the candidates with the highest scores. @param found for each of `candidateRequests` */
export function mostSimilar(
  { facets, stems }: ComparedFields,
  found: readonly SearchOutcome[],
  limit: number,
): readonly SimilarOffer[] {
  const candidates = new Map(
    found
      .flatMap(({ hits }) => hits)
      .map(({ document }) => candidateSchema.parse(document))
      .map((candidate) => [candidate.id, candidate]),
  );
  const compared = [...candidates.values()].map((candidate) => {
    const shares = sharedGroups((group) => {
      const values = listValues(candidate, group);
      return facets.some((facet) => facet.group === group && values.includes(facet.id));
    });
    const known = new Set(candidate.title_stems);
    const shared = stems.filter((stem) => known.has(stem)).length;
    const worth =
      shares.reduce((sum, group) => sum + (worths[group] ?? 0), 0) +
      (titleWorth * shared) / Math.max(1, stems.length);
    return { worth, similar: { id: candidate.id, shares, sharesWords: shared > 0 } };
  });
  return compared
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .map(({ similar }) => similar);
}

function listValues(candidate: Candidate, group: string): readonly unknown[] {
  const value = Object.entries(candidate).find(([name]) => name === group)?.[1];
  return Array.isArray(value) ? value : [value];
}
