import { setImmediate } from 'node:timers/promises';
import type { ItemState } from '../content-state/item-state.ts';
import { upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { examine } from './examine.ts';
import { itemOfRow } from './item-of-row.ts';

/** Raised when `examine` finds more, or something else: every item is examined again. */
const rules = 2;
/** How many items are read at a time. */
const slice = 50;
/** How long a request goes on with items that have changed, in milliseconds. */
const budgetMs = 1_000;

interface ItemRow {
  readonly id: string;
  readonly updated: string;
  readonly state: ItemState;
  readonly saved: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const isChanged = `item.status = 'published'
  and (checked.updated is distinct from item.updated or checked.rules <> ${rules})`;
const items = `content_items.item left join checked_item checked on checked.id = item.id`;

/**
 * Examines published items that have changed since they were, for as long as a request may take.
 * @returns how many are left
 * @throws ReadModelNotServed
 */
export async function examineChanged(db: Queryable, ownHost: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const rows = await selectChanged(db);
    const doubts = new Map<string, unknown>();
    for (const { id, state, saved } of rows) {
      doubts.set(id, examine(itemOfRow(state, saved), ownHost));
      // A large item takes milliseconds, and others wait for the event loop.
      await setImmediate();
    }
    await upsertRows(db, 'checked_item', rows, {
      id: ['text', ({ id }) => id],
      updated: ['text', ({ updated }) => updated],
      rules: ['int', () => rules],
      doubts: ['jsonb', ({ id }) => doubts.get(id)],
    });
    if (rows.length < slice) return 0;
    if (performance.now() - started > budgetMs) return countChanged(db);
  }
}

function selectChanged(db: Queryable): Promise<readonly ItemRow[]> {
  return servedRows<ItemRow>(
    db,
    `select read_position('content-items') as position, item.id, item.updated, item.state,
       (select coalesce(json_object_agg(module.id, module.data), '{}') from content_items.module
        where module.id in (select one->>'id' from jsonb_array_elements(item.state->'modules') one)
       ) as saved
     from ${items} where ${isChanged} limit ${slice}`,
    [],
  );
}

async function countChanged(db: Queryable): Promise<number> {
  const [row] = await servedRows<{ left: number }>(
    db,
    `select read_position('content-items') as position, count(*)::int as left
     from ${items} where ${isChanged}`,
    [],
  );
  return row?.left ?? 0;
}
