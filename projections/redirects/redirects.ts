import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { pathTag } from './path-tag.ts';

/** Redirects, now and at every past position. */
export const redirects = revisionedProjection({
  name: 'redirects',
  version: 1,
  events: redirectEvents,
  tagsOf: ({ content }) => [pathTag(content.from)],
  wordsOf: ({ from, target }) => `${from} ${target.status === 410 ? '' : target.to}`.toLowerCase(),
  lookups: ["state->'content'->>'from'"],
});
