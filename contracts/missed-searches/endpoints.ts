import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { localeSchema } from '../site/locale.ts';
import { missedSearchDays, searchPlaces } from './missed-search.ts';

const none = z.object({});
const defaultDays = 30;

const missedWordsSchema = z.object({
  place: z.enum(searchPlaces),
  locale: localeSchema,
  /** As they were first typed that day, in lower case and without punctuation. */
  words: z.string(),
  /** How many searches, counting each network once a day. */
  searches: z.number().int().min(1),
  /** On how many days. */
  days: z.number().int().min(1),
  lastDay: z.iso.date(),
});
export type MissedWords = z.infer<typeof missedWordsSchema>;

export const missedSearchListSchema = z.object({ items: z.array(missedWordsSchema) });

/** The REST endpoints of searches that found nothing. */
export const missedSearchEndpoints = {
  listMissedSearches: endpoint({
    id: 'listMissedSearches',
    method: 'get',
    path: '/api/missed-searches',
    summary:
      'Lists the searches of the last days that found nothing, most frequent first; words appear once five networks searched for them on one day',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: z.object({
      days: z.coerce.number().int().min(1).max(missedSearchDays).default(defaultDays),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: missedSearchListSchema },
  }),
} as const;
