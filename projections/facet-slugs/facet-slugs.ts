import { facetEvents, facetOrderEvents } from '@parvis/contracts/facets/events.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Occurrence } from '@parvis/contracts/revisions/revisioned.ts';
import { isFacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { locales, textIn } from '@parvis/contracts/site/locale.ts';
import { contentEventTypes, parseContentEvent } from '../content-state/content-event.ts';
import { namedFacets } from '../content-state/list-facet-ids.ts';
import { upsertChangedTags } from '../engine/changed-tags.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { allocateSlug } from '../filtered-lists/allocate-slug.ts';
import { selectFacetKeys } from '../filtered-lists/select-facet-keys.ts';
import { eventTypesExceptContent } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { facetsTag } from './facets-tag.ts';
import { facetSlugsTables } from './tables.ts';

/** What one event records about a facet: its names, its deletion, or its use. */
interface Mention {
  readonly group: FacetName['group'];
  readonly id: string;
  readonly kind: 'named' | 'deleted' | 'carried';
  readonly names: FacetName['names'] | null;
  /** 0 until it is named. */
  readonly revision: number;
  readonly position: Position;
  readonly occurrence: Occurrence;
}

const carrying: ReadonlySet<string> = new Set(['ContentCreated', 'HeaderSaved']);

const remembered = new RememberedEntries(() => new Map<string, true>());

/**
 * The names and the order of filter values, now and at every past position, and their slugs,
 * allocated in the order of the log.
 */
export const facetSlugs: Projection = {
  name: 'facet-slugs',
  version: 3,
  handles: [...facetEvents.types, ...facetOrderEvents.types, 'ContentCreated', 'HeaderSaved'],
  ignores: [
    ...contentEventTypes.filter((type) => !carrying.has(type)),
    ...eventTypesExceptContent.filter(
      (type) => !facetEvents.has(type) && !facetOrderEvents.has(type),
    ),
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: facetSlugsTables,
  async apply(events, sql, schema, memory) {
    const mentions = events.flatMap(listMentions);
    const known = remembered.under(memory);
    const keys = mentions.map(keyOf);
    await loadMissing(known, keys, (missing) => selectFacetKeys(sql, schema, missing));
    const changed = new Map<string, Position>();
    for (const mention of mentions) {
      const key = keyOf(mention);
      if (known.has(key) && mention.kind === 'carried') continue;
      await keepFacet(sql, schema, mention);
      if (!known.has(key)) await giveWords(sql, schema, mention);
      known.set(key, true);
      changed.set(facetsTag, mention.position);
    }
    for (const event of events.filter(({ type }) => facetOrderEvents.has(type))) {
      await keepOrder(sql, schema, event);
      changed.set(facetsTag, event.position);
    }
    await upsertChangedTags(sql, schema, changed);
    return { tags: [...changed.keys()] };
  },
};

function keyOf({ group, id }: Pick<Mention, 'group' | 'id'>): string {
  return `${group}/${id}`;
}

function listMentions(event: RecordedEvent): readonly Mention[] {
  const { position, metadata } = event;
  const occurrence = { by: metadata.actor, at: metadata.occurredAt };
  const unnamed = { names: null, revision: 0, position, occurrence } as const;
  if (facetEvents.has(event.type)) {
    const { type, data } = facetEvents.read(event);
    return type === 'FacetNamed'
      ? [{ kind: 'named', ...data, position, occurrence }]
      : [{ kind: 'deleted', ...unnamed, ...data }];
  }
  if (!carrying.has(event.type)) return [];
  const { data } = parseContentEvent(event);
  if (!('header' in data) || typeof data.header === 'number') return [];
  return namedFacets(data.header).map((facet) => ({ kind: 'carried', ...facet, ...unnamed }));
}

/** A deleted value keeps its name and revision. */
async function keepFacet(sql: Queryable, schema: string, mention: Mention): Promise<void> {
  const { group, id, kind, names, revision, position, occurrence } = mention;
  const isDeleted = kind === 'deleted';
  const { rows } = await sql.query<{ names: FacetName['names']; revision: number }>(
    `update ${schema}.facet set valid_to = $3
     where facet_group = $1 and id = $2 and valid_to is null returning names, revision`,
    [group, id, position],
  );
  const kept = (isDeleted && rows[0]) || { names, revision };
  await sql.query(
    `insert into ${schema}.facet
       (facet_group, id, names, revision, deleted, changed_at, changed_by, valid_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      group,
      id,
      kept.names && JSON.stringify(kept.names),
      kept.revision,
      isDeleted,
      occurrence.at,
      occurrence.by,
      position,
    ],
  );
}

async function keepOrder(sql: Queryable, schema: string, event: RecordedEvent): Promise<void> {
  const { position, metadata } = event;
  const { group, ids, revision } = facetOrderEvents.read(event).data;
  await sql.query(
    `update ${schema}.arranged set valid_to = $2 where facet_group = $1 and valid_to is null`,
    [group, position],
  );
  await sql.query(
    `insert into ${schema}.arranged
       (facet_group, ids, revision, changed_at, changed_by, valid_from)
     values ($1, $2, $3, $4, $5, $6)`,
    [group, JSON.stringify(ids), revision, metadata.occurredAt, metadata.actor, position],
  );
}

/** Returns a value that content used before anybody named it is shown by its id. */
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
    const slug = allocateSlug(
      new Set(rows.map((row) => row.slug)),
      names ? textIn(names, locale) : id,
    );
    await sql.query(
      `insert into ${schema}.word (locale, slug, facet_group, id, valid_from)
       values ($1, $2, $3, $4, $5)`,
      [locale, slug, group, id, position],
    );
  }
}
