import { z } from 'zod';

/**
 * The requests and responses of Typesense 30's API, as far as we use it, written from the facts of
 * its published description. Strict: an unknown parameter is a mistake of ours.
 */
const filter = z.string().min(1).max(100_000);
const fieldList = z.string().regex(/^[a-z_]+(?:,[a-z_]+)*$/);
const collection = z.string().regex(/^[a-z0-9_]+$/);

const searchSchema = z.strictObject({
  collection,
  q: z.string().min(1),
  query_by: fieldList,
  filter_by: filter.optional(),
  max_filter_by_candidates: z.int().min(1).optional(),
  /** At most three fields. */
  sort_by: z
    .string()
    .regex(
      /^(?:_eval\(\[.+\]\)|[a-z_]+(?:\(-?[\d.]+, -?[\d.]+\))?):(?:asc|desc)(?:,[a-z_]+:(?:asc|desc)){0,2}$/,
    )
    .optional(),
  facet_by: fieldList.optional(),
  max_facet_values: z.int().min(0).optional(),
  facet_strategy: z.enum(['exhaustive', 'top_values', 'automatic']).optional(),
  include_fields: fieldList.optional(),
  offset: z.int().min(0).optional(),
  limit: z.int().min(0).max(250).optional(),
  prefix: z.boolean().optional(),
  num_typos: z.int().min(0).max(2).optional(),
  min_len_1typo: z.int().optional(),
  min_len_2typo: z.int().optional(),
  drop_tokens_threshold: z.int().min(0).optional(),
  split_join_tokens: z.enum(['off', 'fallback', 'always']).optional(),
  highlight_fields: fieldList.optional(),
});
export type ReceivedSearch = z.infer<typeof searchSchema>;

const fieldSchema = z.strictObject({
  name: z.string().min(1),
  type: z.enum(['string', 'string[]', 'int32', 'int64', 'float', 'bool', 'geopoint[]']),
  facet: z.boolean().optional(),
  optional: z.boolean().optional(),
  sort: z.boolean().optional(),
});

/** The bodies of requests, by method and what the path begins with. */
export const requestSchemas = {
  'POST /multi_search': z.strictObject({ searches: z.array(searchSchema).min(1).max(50) }),
  'POST /collections': z.strictObject({
    name: collection,
    fields: z.array(fieldSchema).min(1),
    symbols_to_index: z.array(z.string().length(1)).optional(),
  }),
  'PUT /aliases': z.strictObject({ collection_name: collection }),
} as const;

/** The parameters that an address may have; searches have none, because ours are posted. */
export const parameterSchemas = {
  'POST /multi_search': z.strictObject({}),
  import: z.strictObject({
    action: z.enum(['create', 'update', 'upsert', 'emplace']),
    /** Not part of the API: version 3.1 of the client package sends its own option. */
    throwOnFail: z.string().optional(),
  }),
  none: z.strictObject({}),
} as const;

const hit = z.strictObject({
  document: z.record(z.string(), z.unknown()),
  highlight: z.record(z.string(), z.unknown()),
  highlights: z.array(
    z.strictObject({
      field: z.string(),
      matched_tokens: z.array(z.union([z.string(), z.array(z.string())])),
      indices: z.array(z.int()).optional(),
      snippets: z.array(z.string()).optional(),
    }),
  ),
  text_match: z.number().optional(),
  geo_distance_meters: z.record(z.string(), z.number()).optional(),
});

const found = z.strictObject({
  found: z.int(),
  out_of: z.int(),
  page: z.int().optional(),
  offset: z.int().optional(),
  search_time_ms: z.int(),
  search_cutoff: z.boolean(),
  request_params: z.record(z.string(), z.unknown()),
  hits: z.array(hit),
  facet_counts: z.array(
    z.strictObject({
      field_name: z.string(),
      sampled: z.boolean(),
      stats: z.strictObject({ total_values: z.int() }),
      counts: z.array(
        z.strictObject({ count: z.int(), value: z.string(), highlighted: z.string() }),
      ),
    }),
  ),
});

export const multiSearchResponseSchema = z.strictObject({
  results: z.array(z.union([found, z.strictObject({ code: z.int(), error: z.string() })])),
});
export type SearchResponse = z.infer<typeof multiSearchResponseSchema>['results'][number];

/** A document has an id; its other fields are those of its collection. */
export const storedDocumentSchema = z.looseObject({ id: z.string().min(1) });
