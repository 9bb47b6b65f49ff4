import { offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import { type OfferHit, OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import type { Near } from '@parvis/contracts/site/filters/near.ts';
import { placeSchema } from '@parvis/projections/follower/place.ts';
import { composeDistanceKm } from '@parvis/projections/offer-index/compose-distance.ts';
import { z } from 'zod';
import type { Installation } from './installation.ts';
import { documentVersion } from './offer-document.ts';

const facetSchema = z.object({
  field_name: z.string(),
  counts: z.array(z.object({ value: z.string(), count: z.int().min(0) })),
});

const foundSchema = z.object({
  found: z.int().min(0),
  /** True when the search timed out with partial results. */
  search_cutoff: z.boolean().optional(),
  hits: z
    .array(
      z.object({
        document: z.looseObject({ id: z.string() }),
        highlights: z
          .array(
            z.object({
              field: z.string(),
              matched_tokens: z.array(z.union([z.string(), z.array(z.string())])),
            }),
          )
          .optional(),
      }),
    )
    .default([]),
  facet_counts: z.array(facetSchema).default([]),
});
export type SearchOutcome = z.infer<typeof foundSchema>;

const failedSchema = z.object({ code: z.int(), error: z.string() });
const responseSchema = z.object({ results: z.array(z.union([foundSchema, failedSchema])) });

const notFound = 404;
const serverError = 500;

type Result = z.infer<typeof responseSchema>['results'][number];

/** Returns the results of a multi_search, in order. @throws ZodError when it is no such response */
export function resultsIn(response: unknown, searches: number): readonly Result[] {
  return responseSchema
    .extend({ results: responseSchema.shape.results.length(searches) })
    .parse(response).results;
}

/**
 * Returns the outcomes of searches.
 * @throws OfferIndexUnavailable when there is no collection or a search timed out; Error when a
 * search was refused
 */
export function readOutcomes(results: readonly Result[]): readonly SearchOutcome[] {
  return results.map((result) => {
    if ('found' in result) {
      if (result.search_cutoff === true) throw new OfferIndexUnavailable('a search was cut off');
      return result;
    }
    const { code, error } = result;
    if (code === notFound || code >= serverError) throw new OfferIndexUnavailable(error);
    throw new Error(`Typesense refused a search: ${error}`);
  });
}

/** Returns the counts of a facet's values. */
export function readCounts(
  found: SearchOutcome | undefined,
  field: string,
): Record<string, number> {
  const facet = found?.facet_counts.find((one) => one.field_name === field);
  return Object.fromEntries((facet?.counts ?? []).map(({ value, count }) => [value, count]));
}

const hitSchema = z.object({
  id: offerIdSchema,
  places: z.array(z.tuple([z.number(), z.number()])).default([]),
});

/** Returns the offers of a page, with the distances of their nearest places from a point, if any. */
export function readHits({ hits }: SearchOutcome, near: Near | undefined): readonly OfferHit[] {
  return hits.map(({ document }) => {
    const { id, places } = hitSchema.parse(document);
    if (near === undefined || places.length === 0) return { id };
    const distances = places.map(([latitude, longitude]) =>
      composeDistanceKm({ latitude, longitude }, near),
    );
    return { id, distanceKm: Math.min(...distances) };
  });
}

/** Returns the word that the first hit matched in place of a misspelt one. */
export function matchedWord(found: SearchOutcome | undefined): string | undefined {
  const [tokens] = found?.hits[0]?.highlights?.[0]?.matched_tokens ?? [];
  return typeof tokens === 'string' ? tokens : tokens?.[0];
}

/** Where the offers of a collection stand. */
export const checkpointSchema = z.object({
  ...placeSchema.shape,
  /** Null where earlier releases recorded only the position, and between two batches. */
  event: placeSchema.shape.event.default(null),
  /** The database that the offers were read from, and the generation of its rows. */
  database: z.string(),
  generation: z.int(),
  version: z.int(),
  /** The public address of the installation that wrote them. */
  url: z.string(),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

const versionSchema = z.looseObject({ version: z.int() });

/**
 * Returns where the offers of an installation stand.
 * @throws OfferIndexUnavailable unless all its offers are there, in the current form
 */
export function readPosition(
  found: SearchOutcome | undefined,
  installation: Installation,
): Checkpoint {
  const [hit] = found?.hits ?? [];
  if (hit === undefined) throw new OfferIndexUnavailable('the offers are not indexed yet');
  if (versionSchema.safeParse(hit.document).data?.version !== documentVersion)
    throw new OfferIndexUnavailable('the offers are being indexed in another form');
  const checkpoint = checkpointSchema.parse(hit.document);
  if (checkpoint.database !== installation.database)
    throw new OfferIndexUnavailable(sharedWith(installation, checkpoint));
  return checkpoint;
}

/** Says that another installation has the same collections. */
export function sharedWith({ prefix }: Installation, { url, database }: Checkpoint): string {
  return `the alias ${prefix} on Typesense belongs to another installation, ${url} (database ${database}): set another PARVIS_TYPESENSE_PREFIX, or delete the alias if that one is gone`;
}

const importedLineSchema = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

/** Returns the lines that an import rejected, although it responded with 200. */
export function refusedLines(response: unknown): readonly { line: number; error: string }[] {
  return z
    .array(importedLineSchema)
    .parse(response)
    .flatMap((line, at) => (line.success ? [] : [{ line: at + 1, error: line.error }]));
}
