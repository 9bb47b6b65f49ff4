import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type OfferContent } from '@parvis/contracts/careers/evolve-offer.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { searchedWords } from '../filtered-lists/list-words.ts';
import { createFolding, revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { openUntil } from './find-known-offers.ts';
import { offersTag, offerTag } from './offer-tags.ts';

/** Job offers, open or not, now and at every past position. */
export const offers = revisionedProjection<OfferContent>({
  name: 'offers',
  version: 1,
  handles: offerEvents.types,
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !offerEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  ...createFolding(offerEvents.read, ({ data }) => data.offerId, evolveOffer),
  tagsOf: ({ id }) => [offersTag, offerTag(id)],
  wordsOf: ({ shown: { title, reference, entity = '' } }) =>
    `${reference.toLowerCase()}${searchedWords(`${title.fr ?? ''} ${title.en ?? ''} ${entity}`)}`,
  lookups: [openUntil, "state->>'deleted'", 'valid_from'],
});
