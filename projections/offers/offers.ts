import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { evolveOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { searchedWords } from '../filtered-lists/list-words.ts';
import { revisionedProjection } from '../revisioned/revisioned-projection.ts';
import { publishedAt } from './browse-offers.ts';
import { sourceOfState } from './count-open-by-source.ts';
import { openUntil } from './find-known-offers.ts';
import { offersTag, offerTag } from './offer-tags.ts';

/** Job offers, open or not, now and at every past position. */
export const offers = revisionedProjection({
  name: 'offers',
  version: 3,
  events: { ...offerEvents, idOf: ({ data }) => data.offerId, evolve: evolveOffer },
  tagsOf: ({ id }) => [offersTag, offerTag(id)],
  wordsOf: ({ shown: { title, reference, entity = '' } }) =>
    `${reference.toLowerCase()}${searchedWords([...locales.map((locale) => title[locale] ?? ''), entity].join(' '))}`,
  lookups: [openUntil, "state->>'deleted'", 'valid_from'],
  // A state is long, and stored apart: what these answer needs to read none.
  indexes: [
    "(id, valid_from, valid_to) where state->>'deleted' = 'false'",
    `((${sourceOfState})) where valid_to is null`,
    `((${sourceOfState})) where valid_to is null and state->>'deleted' = 'false'`,
    `((${publishedAt}) desc, id) where valid_to is null and state->>'deleted' = 'false'`,
  ],
});
