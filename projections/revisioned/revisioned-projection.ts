import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Occurrence, Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { changedTagTable, upsertChangedTags } from '../engine/changed-tags.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import { closeSpans } from '../engine/spans.ts';
import { type EventType, eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { type Folding, foldSpans, type Span } from './spans.ts';

/** The events of an entity with revisions, as its contract declares them. */
interface FoldedEvents<Content, Event> {
  readonly types: readonly EventType[];
  read(recorded: RecordedEvent): Event;
  idOf(event: Event): string;
  evolve(
    former: Revisioned<Content> | undefined,
    event: Event,
    occurrence: Occurrence,
  ): Revisioned<Content>;
}

/** A read model of items that are saved as a whole each time. */
export interface RevisionedModel<Content, Event>
  extends Pick<Projection, 'name' | 'version'>,
    Pick<Folding<Content>, 'tagsOf'> {
  readonly events: FoldedEvents<Content, Event>;
  /** Returns the text to search, in the form used for comparison. */
  wordsOf(content: Content): string;
  /** SQL expressions over `state` for lookups. */
  readonly lookups: readonly string[];
  /** Further indexes of `span`: their columns and conditions. */
  readonly indexes?: readonly string[];
}

/**
 * Creates the projection. Table `span` has the state of every item from `valid_from` to before
 * `valid_to` (log positions; null: still), including deleted ones; `changed_tag` is the change feed
 * for caches: the last position at which a tag changed.
 */
export function revisionedProjection<Content, Event>(
  model: RevisionedModel<Content, Event>,
): Projection {
  const { name, version, events: of, tagsOf, lookups, indexes = [] } = model;
  const remembered = new RememberedEntries(() => new Map<string, Revisioned<Content>>());
  const folding: Folding<Content> = {
    idOf: (recorded) => of.idOf(of.read(recorded)),
    evolve: (former, recorded, occurrence) => of.evolve(former, of.read(recorded), occurrence),
    tagsOf,
  };
  return {
    name,
    version,
    handles: of.types,
    ignores: eventTypesExcept(of.types),
    createTables: (schema) =>
      tables(schema, [...lookups.map((lookup) => `((${lookup}))`), ...indexes]),
    async apply(events, sql, schema, memory) {
      const known = remembered.under(memory);
      const ids = events.map(folding.idOf);
      await loadMissing(known, ids, (missing) => selectOpen<Content>(sql, schema, missing));
      const { opened, closed, tags } = foldSpans(folding, known, events);
      for (const { state } of opened) known.set(state.id, state);
      await closeSpans(sql, `${schema}.span`, closed);
      await insertSpans(sql, schema, opened, model.wordsOf);
      await upsertChangedTags(sql, schema, tags);
      return { tags: [...tags.keys()] };
    },
  };
}

function tables(schema: string, indexes: readonly string[]): string {
  return `
create table ${schema}.span (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  words text not null,
  state jsonb not null,
  primary key (id, valid_from)
);
create unique index on ${schema}.span (id) where valid_to is null;
${indexes.map((index) => `create index on ${schema}.span ${index};`).join('\n')}

${changedTagTable(schema)}`;
}

async function selectOpen<Content>(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, Revisioned<Content>][]> {
  const { rows } = await sql.query<{ id: string; state: Revisioned<Content> }>(
    `select id, state from ${schema}.span where id = any($1) and valid_to is null`,
    [ids],
  );
  return rows.map(({ id, state }) => [id, state]);
}

async function insertSpans<Content>(
  sql: Queryable,
  schema: string,
  opened: readonly Span<Content>[],
  wordsOf: (content: Content) => string,
): Promise<void> {
  await insertRows(sql, `${schema}.span`, opened, {
    id: ['text', ({ state }) => state.id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    words: ['text', ({ state }) => wordsOf(state.content)],
    state: ['jsonb', ({ state }) => state],
  });
}
