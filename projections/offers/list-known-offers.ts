import { type OffersQuery, offerListFields } from '@parvis/contracts/careers/endpoints.ts';
import type { OfferContent } from '@parvis/contracts/careers/evolve-offer.ts';
import { byTitleField, locales, titleField } from '@parvis/contracts/site/locale.ts';
import { splitWords } from '../filtered-lists/list-words.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';
import { valuesOfPlaces } from './values-of-places.ts';

const shown = "state->'content'->'shown'";
const held = {
  ...byTitleField((locale) => `${shown}->'title'->>'${locale}'`),
  country: `${shown}->'place'->>'country'`,
  city: `${shown}->'place'->>'city'`,
  countries: valuesOfPlaces(shown, 'country'),
  cities: valuesOfPlaces(shown, 'city'),
  // oxlint-disable-next-line parvis/languages-are-listed -- The name of a domain that its id is of.
  domain: `${shown}->'domain'->>'en'`,
  ...Object.fromEntries(
    [
      'source',
      'reference',
      'entity',
      'contract',
      'experience',
      'workingTime',
      'remote',
      'publishedAt',
    ].map((field) => [field, `${shown}->>'${field}'`]),
  ),
};
/** In a language in which the offer has a title. */
const sortedBy = {
  title: `coalesce(${locales.map((locale) => held[titleField(locale)]).join(', ')})`,
};

/** Lists offers, open or not, for editors; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listKnownOffers(db: Queryable, query: OffersQuery) {
  const { q = '', status, source, page, pageSize } = query;
  return listRevisioned<OfferContent>(db, 'offers', {
    page,
    pageSize,
    withDeleted: true,
    where: `(strpos(words, $3) = 1 or not exists (
        select from unnest($4::text[]) as word where strpos(words, ' ' || word) = 0))
      and ($5::text is null or state->'content'->>'status' = $5)
      and ($6::text is null or state->'content'->'shown'->>'source' = $6)`,
    values: [q.toLowerCase(), splitWords(q), status ?? null, source ?? null],
    fields: offerListFields,
    held,
    sortedBy,
    controls: query,
  });
}
