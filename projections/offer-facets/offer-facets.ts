import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { builtInOfferFacets } from '@parvis/contracts/careers/known-words.ts';
import { facetsOfOffer, type OfferFacet } from '@parvis/contracts/careers/offer-facets.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { byLocale, type Locale, locales, textIn } from '@parvis/contracts/site/locale.ts';
import { contentEventTypes } from '../content-state/content-event.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import { allocateSlug } from '../filtered-lists/allocate-slug.ts';
import { selectFacetKeys } from '../filtered-lists/select-facet-keys.ts';
import { eventTypesExceptContent } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { offerFacetsTag } from './offer-facets-tag.ts';
import { offerFacetsTables } from './tables.ts';

type NamedFacet = Required<OfferFacet>;
interface NewFacet extends NamedFacet {
  readonly from: Position;
}

type SlugColumn = `slug_${Locale}`;

function slugColumn(locale: Locale): SlugColumn {
  return `slug_${locale}`;
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
  const { rows } = await sql.query<Readonly<Record<SlugColumn, string>>>(
    `select ${locales.map(slugColumn).join(', ')} from ${schema}.facet`,
  );
  const taken = byLocale(
    (locale) =>
      new Set([
        ...builtInOfferFacets.map(({ words }) => words[locale]),
        ...rows.map((row) => row[slugColumn(locale)]),
      ]),
  );
  const allocated = facets.map((facet) => {
    const slugs = byLocale((locale) => allocateSlug(taken[locale], textIn(facet.names, locale)));
    for (const locale of locales) taken[locale].add(slugs[locale]);
    return { ...facet, slugs };
  });
  await insertRows(sql, `${schema}.facet`, allocated, {
    facet_group: ['text', ({ group }) => group],
    id: ['text', ({ id }) => id],
    names: ['jsonb', ({ names }) => names],
    ...Object.fromEntries(
      locales.map(
        (locale) => [slugColumn(locale), ['text', ({ slugs }) => slugs[locale]]] as const,
      ),
    ),
    valid_from: ['text', ({ from }) => from],
  });
}
