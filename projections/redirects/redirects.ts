import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { pathOfSource } from '@parvis/contracts/redirects/matching.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { pathTag } from './path-tag.ts';

/** The path of a redirect's address, without its query, as SQL over `state`. */
export const pathOfFrom = "split_part(state->'content'->>'from', '?', 1)";

/** Redirects, now and at every past position. */
export const redirects = revisionedProjection({
  name: 'redirects',
  version: 2,
  events: redirectEvents,
  tagsOf: ({ content: { from } }) => [...new Set([from, pathOfQuery(from)])].map(pathTag),
  wordsOf: ({ from, target }) => `${from} ${target.status === 410 ? '' : target.to}`.toLowerCase(),
  lookups: ["state->'content'->>'from'", pathOfFrom],
});

/** The path whose pages must know that one of its queries is redirected. */
function pathOfQuery(from: string): string {
  return from.includes('?') ? pathOfSource(from) : from;
}
