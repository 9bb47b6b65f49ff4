import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { SimilarOffer } from '@parvis/contracts/careers/offer-index.ts';
import { composeTokens } from '@parvis/projections/offer-index/compose-tokens.ts';
import { z } from 'zod';
import type { Found } from './answers.ts';
import { stemTokens } from './offer-document.ts';
import { isOneOf, mostHits, type SearchRequest, searchOf } from './search-requests.ts';

const comparedGroups = ['contract', 'domain', 'city', 'region', 'country', 'experience'] as const;
const placeLevels = ['city', 'region', 'country'] as const;
/** What sharing all words of the titles is worth, and each facet. */
const titleWorth = 4;
const worths = { domain: 2, city: 1.5, region: 1, country: 0.25, contract: 0.5, experience: 0.25 };

const candidateSchema = z.object({
  id: offerIdSchema,
  title_stems: z.array(z.string()).default([]),
  ...Object.fromEntries(comparedGroups.map((group) => [group, z.string().optional()])),
});
type Candidate = z.infer<typeof candidateSchema>;

/** Asks for the newest offers that share much with one, from the most to the least; not for itself. */
export function candidateRequests(id: OfferId, offer: Offer): readonly SearchRequest[] {
  const { titles, facets } = composeTokens(offer);
  const stems = titleStems(titles);
  const sameFacet = (group: OfferGroup) => {
    const facet = facets.find((one) => one.group === group);
    return facet === undefined ? [] : [isOneOf(group, [facet.id])];
  };
  const words = stems.length === 0 ? [] : [isOneOf('title_stems', stems)];
  const [domain, city] = [sameFacet('domain'), sameFacet('city')];
  const filters = [[...words, ...domain], words, [...domain, ...city], domain, city]
    .filter((parts) => parts.length > 0)
    .map((parts) => [...parts, `id:!=${id}`].join(' && '));
  return [...new Set(filters)].map((filter) => ({
    ...searchOf(filter),
    include_fields: ['id', 'title_stems', ...comparedGroups].join(','),
    sort_by: 'published:desc,key:asc',
    limit: mostHits,
  }));
}

/** The candidates that share most. @param found for each of `candidateRequests` */
export function mostAlike(
  offer: Offer,
  found: readonly Found[],
  limit: number,
): readonly SimilarOffer[] {
  const { titles, facets } = composeTokens(offer);
  const own = new Map<string, string>(facets.map(({ group, id }) => [group, id]));
  const stems = titleStems(titles);
  const candidates = new Map(
    found
      .flatMap(({ hits }) => hits)
      .map(({ document }) => candidateSchema.parse(document))
      .map((candidate) => [candidate.id, candidate]),
  );
  const compared = [...candidates.values()].map((candidate) => {
    const isShared = (group: (typeof comparedGroups)[number]) =>
      own.has(group) && valueOf(candidate, group) === own.get(group);
    const place = placeLevels.find(isShared);
    const shares = (['contract', 'domain', place, 'experience'] as const).flatMap((group) =>
      group !== undefined && isShared(group) ? [group] : [],
    );
    const known = new Set(candidate.title_stems);
    const shared = stems.filter((stem) => known.has(stem)).length;
    const worth =
      shares.reduce((sum, group) => sum + worths[group], 0) +
      (titleWorth * shared) / Math.max(1, stems.length);
    return { worth, similar: { id: candidate.id, shares, sharesWords: shared > 0 } };
  });
  return compared
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .map(({ similar }) => similar);
}

function titleStems({ fr, en }: ReturnType<typeof composeTokens>['titles']): readonly string[] {
  return stemTokens({ fr: fr.stems, en: en.stems });
}

function valueOf(candidate: Candidate, group: string): unknown {
  return Object.entries(candidate).find(([name]) => name === group)?.[1];
}
