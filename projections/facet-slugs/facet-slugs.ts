import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import { facetEvents } from '@parvis/contracts/facets/events.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type Facet, facetGroups, isFacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { contentEventOf, contentEventTypes } from '../content-state/content-event.ts';
import { carriedFacets } from '../content-state/facets-of.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { eventTypesBesidesContent } from '../engine/event-catalogue.ts';
import { Remembered, recall } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { allocateSlug } from '../filtered-lists/allocate-slug.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { facetsTag } from './facets-tag.ts';
import { facetSlugsTables } from './tables.ts';

/** A value as one event makes it known: with names, or by being carried. */
interface Mention {
  readonly group: FacetName['group'];
  readonly id: string;
  readonly names: FacetName['names'] | null;
  /** 0 until it is named. */
  readonly revision: number;
  readonly position: Position;
}

const carrying: ReadonlySet<string> = new Set(['ContentCreated', 'HeaderSaved']);

const remembered = new Remembered(() => new Map<string, true>());

/** The names of filter values, now and at every past position, and their words in addresses, given out in the order of the log. */
export const facetSlugs: Projection = {
  name: 'facet-slugs',
  version: 2,
  handles: [...facetEvents.types, 'ContentCreated', 'HeaderSaved'],
  ignores: [
    ...contentEventTypes.filter((type) => !carrying.has(type)),
    ...eventTypesBesidesContent.filter((type) => !facetEvents.has(type)),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: facetSlugsTables,
  async apply(events, sql, schema, memory) {
    const mentions = events.flatMap((event) =>
      mentionsOf(event).map((mention) => ({ ...mention, position: event.position })),
    );
    if (mentions.length === 0) return { tags: [] };
    const known = remembered.under(memory);
    const keys = mentions.map(keyOf);
    await recall(known, keys, (missing) => selectKeys(sql, schema, missing));
    const changed = new Map<string, Position>();
    for (const mention of mentions) {
      const key = keyOf(mention);
      if (known.has(key) && mention.names === null) continue;
      await keepName(sql, schema, mention);
      if (!known.has(key)) await giveWords(sql, schema, mention);
      known.set(key, true);
      changed.set(facetsTag, mention.position);
    }
    await upsertChangedTags(sql, schema, changed);
    return { tags: [...changed.keys()] };
  },
};

function keyOf({ group, id }: Pick<Mention, 'group' | 'id'>): string {
  return `${group}/${id}`;
}

function mentionsOf(event: RecordedEvent): readonly Omit<Mention, 'position'>[] {
  if (facetEvents.has(event.type)) return [facetEvents.read(event).data];
  const { data } = contentEventOf(event);
  if (!('header' in data) || typeof data.header === 'number') return [];
  const { header } = data;
  const held = header.kind === 'page' ? heldBy(header) : [];
  return [...carriedFacets(header), ...held].map((facet) => ({
    ...facet,
    names: null,
    revision: 0,
  }));
}

/** The filters of a campaign name values as well. */
function heldBy({ campaign }: HeaderOf<'page'>): readonly Facet[] {
  if (campaign?.list === 'offers') return [];
  return facetGroups.flatMap((group) =>
    (campaign?.filters[group] ?? []).map((id) => ({ group, id })),
  );
}

async function selectKeys(
  sql: Queryable,
  schema: string,
  keys: string[],
): Promise<[string, true][]> {
  const { rows } = await sql.query<{ key: string }>(
    `select key from ${schema}.facet, concat(facet_group, '/', id) as key where key = any($1)`,
    [keys],
  );
  return rows.map(({ key }) => [key, true]);
}

async function keepName(sql: Queryable, schema: string, mention: Mention): Promise<void> {
  const { group, id, names, revision, position } = mention;
  await sql.query(
    `update ${schema}.facet set valid_to = $3
     where facet_group = $1 and id = $2 and valid_to is null`,
    [group, id, position],
  );
  await sql.query(
    `insert into ${schema}.facet (facet_group, id, names, revision, valid_from)
     values ($1, $2, $3, $4, $5)`,
    [group, id, names && JSON.stringify(names), revision, position],
  );
}

/** A value that content carried before anybody named it is called by its id. */
async function giveWords(
  sql: Queryable,
  schema: string,
  { group, id, names, position }: Mention,
): Promise<void> {
  if (!isFacetGroup(group)) return;
  for (const locale of locales) {
    const { rows } = await sql.query<{ slug: string }>(
      `select slug from ${schema}.word where locale = $1`,
      [locale],
    );
    const slug = allocateSlug(new Set(rows.map((row) => row.slug)), names?.[locale] ?? id);
    await sql.query(
      `insert into ${schema}.word (locale, slug, facet_group, id, valid_from)
       values ($1, $2, $3, $4, $5)`,
      [locale, slug, group, id, position],
    );
  }
}
