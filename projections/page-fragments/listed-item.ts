import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { listFacetIds } from '../content-state/list-facet-ids.ts';
import { searchedWords } from '../filtered-lists/list-words.ts';
import type { ListedEntry } from '../filtered-lists/listed-entry.ts';
import type { Fragment } from './fragment.ts';

/** Returns the codes for the type of an item. */
export const kindCode = (kind: ContentDetails['kind']): string => `kind:${kind}`;
export const natureCode = (nature: string): string => `nature:${nature}`;

/**
 * Returns a published item as lists filter and sort it; undefined for home pages, which are in no
 * list.
 */
export function listedItem(fragment: Fragment | undefined): ListedEntry | undefined {
  if (fragment === undefined || fragment.home) return undefined;
  const { id, locale, created, title, summary, details } = fragment;
  const isEvent = details.kind === 'news' && details.nature === 'event';
  const day = isEvent ? startOf(details) : publishedOn(details);
  return {
    id,
    locale,
    created,
    day,
    ends: isEvent ? (details.eventEnd ?? details.eventStart ?? null) : null,
    words: searchedWords(`${title} ${summary ?? ''}`),
    codes: [
      kindCode(details.kind),
      ...(details.kind === 'news' ? [natureCode(details.nature)] : []),
      ...listFacetIds(details),
    ],
  };
}

/** Returns the day on which an event begins in Paris, YYYY-MM-DD. */
function startOf({ eventStart }: { readonly eventStart?: string | undefined }): string | null {
  return eventStart === undefined ? null : toParisTime(new Date(eventStart)).date;
}

function publishedOn(details: ContentDetails): string | null {
  return 'publishedOn' in details ? (details.publishedOn ?? null) : null;
}
