import type { OccurredContentEvent } from '../content-state/content-event.ts';
import type { ItemState } from '../content-state/item-state.ts';
import { loadMissing } from '../engine/memory.ts';
import { upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { isAboutUpkeep, type Upkeep } from './upkeep.ts';

/** Reads the rows of the items whose upkeep these events may change, and of their originals. */
export async function loadUpkeep(
  sql: Queryable,
  schema: string,
  known: Map<string, Upkeep>,
  events: readonly OccurredContentEvent[],
  items: ReadonlyMap<string, ItemState>,
): Promise<void> {
  const ids = events.filter(isAboutUpkeep).flatMap(({ data }) => {
    const groups = [
      'translationGroup' in data ? data.translationGroup : undefined,
      items.get(data.contentId)?.translationGroup,
    ];
    return [data.contentId, ...groups.filter((group) => group !== undefined)];
  });
  await loadMissing(known, ids, async (missing) => {
    const { rows } = await sql.query<Upkeep>(
      `select id, original, open, shown, versions, since, last, aligned, stated, owner,
         review_on as "reviewOn"
       from ${schema}.upkeep where id = any($1)`,
      [missing],
    );
    return rows.map((row) => [row.id, row]);
  });
}

/** Writes rows, and how far these items, or the translations of these items, are behind. */
export async function upsertUpkeep(
  sql: Queryable,
  schema: string,
  changed: readonly Upkeep[],
): Promise<void> {
  if (changed.length === 0) return;
  await upsertRows(sql, `${schema}.upkeep`, changed, {
    id: ['text', ({ id }) => id],
    original: ['text', ({ original }) => original],
    open: ['boolean', ({ open }) => open],
    shown: ['boolean', ({ shown }) => shown],
    versions: ['int', ({ versions }) => versions],
    since: ['int', ({ since }) => since],
    last: ['jsonb', ({ last }) => last],
    aligned: ['int', ({ aligned }) => aligned],
    stated: ['boolean', ({ stated }) => stated],
    owner: ['text', ({ owner }) => owner],
    review_on: ['text', ({ reviewOn }) => reviewOn],
  });
  await updateBehind(
    sql,
    schema,
    changed.map(({ id }) => id),
  );
}

/**
 * A translation made before the first version of its original says that version. While visitors do
 * not see the original, there is nothing to catch up with.
 */
async function updateBehind(sql: Queryable, schema: string, ids: string[]): Promise<void> {
  await sql.query(
    `update ${schema}.upkeep set behind = counted.behind
     from (select translation.id, case
         when translation.open and original.shown
           and greatest(translation.aligned, 1) < original.since
         then original.versions - greatest(translation.aligned, 1) else 0 end as behind
       from ${schema}.upkeep translation
       left join ${schema}.upkeep original on original.id = translation.original
       where translation.id = any($1) or translation.original = any($1)) counted
     where upkeep.id = counted.id and upkeep.behind <> counted.behind`,
    [ids],
  );
}
