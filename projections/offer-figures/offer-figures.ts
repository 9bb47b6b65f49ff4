import { offerEvents } from '@parvis/contracts/careers/events.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { rowsForItems, upsertRows } from '../engine/rows-for-items.ts';
import { eventTypesExcept } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { type CountedOffer, countedOfferSchema, type Figure, foldFigures } from './fold-figures.ts';
import { offerFiguresTables } from './tables.ts';

const remembered = new RememberedEntries(() => new Map<string, CountedOffer>());

/** How many offers opened and closed on each day, in total and by facet. */
export const offerFigures: Projection = {
  name: 'offer-figures',
  version: 3,
  handles: offerEvents.types,
  ignores: eventTypesExcept(offerEvents.types),
  createTables: offerFiguresTables,
  async apply(events, sql, schema, memory) {
    const known = remembered.under(memory);
    const occurrences = events.map((recorded) => ({
      event: offerEvents.read(recorded),
      at: recorded.metadata.occurredAt,
    }));
    const ids = occurrences.map(({ event }) => event.data.offerId);
    await loadMissing(known, ids, (missing) => selectOffers(sql, schema, missing));
    const { changed, figures } = foldFigures(known, occurrences);
    for (const [id, offer] of changed) known.set(id, offer);
    await upsertRows(sql, `${schema}.offer`, [...changed], {
      id: ['text', ([id]) => id],
      state: ['jsonb', ([, offer]) => offer],
    });
    await addFigures(sql, schema, figures);
    return { tags: [] };
  },
};

async function selectOffers(
  sql: Queryable,
  schema: string,
  ids: string[],
): Promise<[string, CountedOffer][]> {
  const { rows } = await sql.query<{ id: string; state: unknown }>(
    `select id, state from ${schema}.offer where id = any($1)`,
    [ids],
  );
  return rows.map(({ id, state }) => [id, countedOfferSchema.parse(state)]);
}

async function addFigures(
  sql: Queryable,
  schema: string,
  figures: readonly Figure[],
): Promise<void> {
  if (figures.length === 0) return;
  const { names, select, values } = rowsForItems(figures, {
    facet_group: ['text', ({ group }) => group],
    facet: ['text', ({ facet }) => facet],
    day: ['text', ({ day }) => day],
    opened: ['int', ({ counts }) => counts.opened],
    absent: ['int', ({ counts }) => counts.absent],
    withdrawn: ['int', ({ counts }) => counts.withdrawn],
    closed: ['int', ({ counts }) => counts.closed],
    change: ['int', ({ counts }) => counts.change],
  });
  await sql.query(
    `insert into ${schema}.figure as known (${names}) ${select}
     on conflict (facet_group, facet, day) do update set
       opened = known.opened + excluded.opened, absent = known.absent + excluded.absent,
       withdrawn = known.withdrawn + excluded.withdrawn, closed = known.closed + excluded.closed,
       change = known.change + excluded.change`,
    values,
  );
}
