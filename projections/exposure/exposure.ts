import { importEvents } from '@parvis/contracts/careers/import-events.ts';
import { contentEventTypes, parseContentEvent } from '../content-state/content-event.ts';
import type { ItemState } from '../content-state/item-state.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows, upsertRows } from '../engine/rows-for-items.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import { loadTree } from '../page-fragments/load-tree.ts';
import { SiteTree } from '../page-fragments/site-tree.ts';
import { upsertItems } from '../page-fragments/write-rows.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { foldContent } from './fold-content.ts';
import { foldThing } from './fold-things.ts';
import { Ledger } from './ledger.ts';
import type { Said } from './said-in.ts';
import { keyOfSaid } from './said-in.ts';
import { type OpenSaid, saidChanges } from './said-runs.ts';
import { exposureTables } from './tables.ts';
import { familyOf, thingTypes } from './things.ts';
import { writeLedger, writeSaid } from './write-rows.ts';

const rememberedTree = new RememberedEntries(() => new SiteTree([]));
const rememberedThings = new RememberedEntries(() => new Map<string, unknown>());
const rememberedSaid = new RememberedEntries(() => new Map<string, OpenSaid>());

/** Announces to readers of what changed in public that there is more. */
const publicChangeTag = 'public-change';

const handles = [...contentEventTypes, ...thingTypes, ...importEvents.types];
const contentTypes: ReadonlySet<string> = new Set(contentEventTypes);

/**
 * Every text and name ever saved, when it was public, and where; and everything that changed in
 * public.
 */
export const exposure: Projection = {
  name: 'exposure',
  version: 4,
  handles,
  ignores: eventTypesExcept(handles),
  createTables: exposureTables,
  async apply(recorded, sql, schema, memory) {
    const content = recorded.filter(({ type }) => contentTypes.has(type)).map(parseContentEvent);
    const [tree, things] = [rememberedTree.under(memory), rememberedThings.under(memory)];
    await loadTree(tree, sql, schema, content);
    const keys = recorded.flatMap((one) => familyOf(one.type)?.keyOf(one) ?? []);
    await loadMissing(things, keys, (missing) => selectThings(sql, schema, missing));
    const ledger = new Ledger();
    const items = new Map<string, ItemState>();
    for (const one of recorded) {
      if (!contentTypes.has(one.type)) foldThing(ledger, things, one);
      else {
        const item = foldContent(ledger, tree, parseContentEvent(one));
        items.set(item.id, item);
      }
    }
    await upsertItems(sql, schema, [...items.values()]);
    await upsertThings(sql, schema, things, [...new Set(keys)]);
    await insertRows(sql, `${schema}.occurrence`, recorded, {
      position: ['text', ({ position }) => position],
      at: ['text', ({ metadata }) => metadata.occurredAt],
      actor: ['text', ({ metadata }) => metadata.actor],
    });
    const said = rememberedSaid.under(memory);
    const subjects = ledger.saved.map(({ subject }) => subject);
    await loadMissing(said, subjects, (missing) => selectOpenSaid(sql, schema, missing));
    await writeSaid(sql, schema, saidChanges(ledger.saved, said));
    await writeLedger(sql, schema, ledger);
    const isChanged = ledger.changes.length + ledger.offerChanges.length > 0;
    return { tags: isChanged ? [publicChangeTag] : [] };
  },
};

function upsertThings(
  sql: Queryable,
  schema: string,
  things: ReadonlyMap<string, unknown>,
  keys: readonly string[],
): Promise<void> {
  return upsertRows(sql, `${schema}.thing`, keys, {
    id: ['text', (key) => key],
    state: ['json', (key) => things.get(key)],
  });
}

async function selectThings(
  sql: Queryable,
  schema: string,
  keys: string[],
): Promise<[string, unknown][]> {
  const { rows } = await sql.query<{ id: string; state: unknown }>(
    `select id, state from ${schema}.thing where id = any($1)`,
    [keys],
  );
  return rows.map(({ id, state }) => [id, state]);
}

async function selectOpenSaid(
  sql: Queryable,
  schema: string,
  subjects: string[],
): Promise<[string, OpenSaid][]> {
  const { rows } = await sql.query<Said & { subject: string; first: number }>(
    `select subject, first, form, locale, value from ${schema}.said
     where subject = any($1) and last is null`,
    [subjects],
  );
  const open = new Map<string, Map<string, { said: Said; first: number }>>();
  for (const { subject, first, ...said } of rows) {
    const one = open.get(subject) ?? new Map();
    open.set(subject, one.set(keyOfSaid(said), { said, first }));
  }
  return [...open];
}
