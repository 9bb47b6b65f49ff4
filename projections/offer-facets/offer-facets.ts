import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { builtInOfferFacets } from '@parvis/contracts/careers/known-words.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { eventTypesExceptContent } from '../engine/event-catalogue.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import { allocateSlug } from '../filtered-lists/allocate-slug.ts';
import { selectFacetKeys } from '../filtered-lists/select-facet-keys.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { offerFacetsTag } from './offer-facets-tag.ts';
import { offerFacetsTables } from './tables.ts';

type NamedFacet = Required<OfferFacet>;
interface NewFacet extends NamedFacet {
  readonly from: Position;
}

const carrying: ReadonlySet<string> = new Set(['OfferPublished', 'OfferRevised', 'OfferCorrected']);
const remembered = new RememberedEntries(() => new Map<string, true>());

/**
 * The filter values of offers, with their names and their slugs, allocated in the order of the log.
 */
export const offerFacets: Projection = {
  name: 'offer-facets',
  version: 3,
  handles: ['OfferPublished', 'OfferRevised', 'OfferCorrected'],
  ignores: [
    ...contentEventTypes,
    ...eventTypesExceptContent.filter((type) => !carrying.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: offerFacetsTables,
  async apply(events, sql, schema, memory) {
    const carried = events.flatMap(carriedBy);
    const known = remembered.under(memory);
    await loadMissing(known, carried.map(facetKey), (missing) =>
      selectFacetKeys(sql, schema, missing),
    );
    const added = new Map<string, NewFacet>();
    for (const facet of carried) {
      const key = facetKey(facet);
      if (!known.has(key) && !added.has(key)) added.set(key, facet);
    }
    const last = [...added.values()].at(-1)?.from;
    if (last === undefined) return { tags: [] };
    await insertFacets(sql, schema, [...added.values()]);
    for (const key of added.keys()) known.set(key, true);
    await upsertChangedTags(sql, schema, new Map([[offerFacetsTag, last]]));
    return { tags: [offerFacetsTag] };
  },
};

function facetKey({ group, id }: NamedFacet): string {
  return `${group}/${id}`;
}

/** Returns the values whose names are in no catalogue. */
function carriedBy(event: RecordedEvent): readonly NewFacet[] {
  const { type, data } = offerEvents.read(event);
  if (type === 'OfferWithdrawn' || type === 'OfferClosed' || type === 'OfferKept') return [];
  return facetsOfOffer(type === 'OfferCorrected' ? data.correction : data.offer)
    .flatMap(({ names, ...facet }) => (names ? [{ ...facet, names, from: event.position }] : []))
    .toSorted((one, other) => cityFirst(one) - cityFirst(other));
}

/** If a city and its region have the same name, people mean the city. */
function cityFirst({ group }: NamedFacet): number {
  return group === 'city' ? 0 : 1;
}

async function insertFacets(
  sql: Queryable,
  schema: string,
  facets: readonly NewFacet[],
): Promise<void> {
  const { rows } = await sql.query<{ slug_fr: string; slug_en: string }>(
    `select slug_fr, slug_en from ${schema}.facet`,
  );
  const taken = {
    fr: new Set([
      ...builtInOfferFacets.map(({ words }) => words.fr),
      ...rows.map((row) => row.slug_fr),
    ]),
    en: new Set([
      ...builtInOfferFacets.map(({ words }) => words.en),
      ...rows.map((row) => row.slug_en),
    ]),
  };
  const allocated = facets.map((facet) => {
    const fr = allocateSlug(taken.fr, facet.names.fr);
    const en = allocateSlug(taken.en, facet.names.en);
    taken.fr.add(fr);
    taken.en.add(en);
    return { ...facet, slugs: { fr, en } };
  });
  await insertRows(sql, `${schema}.facet`, allocated, {
    facet_group: ['text', ({ group }) => group],
    id: ['text', ({ id }) => id],
    names: ['jsonb', ({ names }) => names],
    slug_fr: ['text', ({ slugs }) => slugs.fr],
    slug_en: ['text', ({ slugs }) => slugs.en],
    valid_from: ['text', ({ from }) => from],
  });
}
