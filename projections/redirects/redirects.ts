import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import { evolveRedirect } from '@parvis/contracts/redirects/evolve-redirect.ts';
import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { pathTag } from './path-tag.ts';

/** Redirects, now and at every past position. */
export const redirects = revisionedProjection<RedirectContent>({
  name: 'redirects',
  version: 1,
  handles: redirectEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !redirectEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(redirectEvents.read, ({ data }) => data.redirectId, evolveRedirect),
  tagsOf: ({ content }) => [pathTag(content.from)],
  wordsOf: ({ from, target }) => `${from} ${target.status === 410 ? '' : target.to}`.toLowerCase(),
  lookups: ["state->'content'->>'from'"],
});
