import { titleOf } from '@parvis/contracts/content/header.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { contentEventTypes, parseContentEvent } from '../content-state/content-event.ts';
import type { Projection } from '../engine/projection.ts';
import { eventTypesExceptContent } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { parseMergeEvent } from './merge-event.ts';
import { mergeProposalsTables } from './tables.ts';

const titling: ReadonlySet<string> = new Set(['ContentCreated', 'HeaderSaved', 'HeaderRestored']);

/** Merge-language proposals with their status. */
export const mergeProposals: Projection = {
  name: 'merge-proposals',
  version: 1,
  handles: [
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
    'ContentCreated',
    'HeaderSaved',
    'HeaderRestored',
  ],
  ignores: [...eventTypesExceptContent, ...contentEventTypes.filter((type) => !titling.has(type))],
  createTables: mergeProposalsTables,
  async apply(events, sql, schema) {
    await upsertTitles(
      sql,
      schema,
      events.filter(({ type }) => titling.has(type)),
    );
    const merges = events.filter(({ type }) => !titling.has(type));
    // Proposals are made one at a time, by people: batching is not worthwhile.
    for (const recorded of merges) await applyMerge(sql, schema, recorded);
    return { tags: merges.length === 0 ? [] : ['list:merge-proposals'] };
  },
};

async function upsertTitles(
  sql: Queryable,
  schema: string,
  recorded: readonly RecordedEvent[],
): Promise<void> {
  const titles = new Map<string, string>();
  const locales = new Map<string, string>();
  for (const event of recorded.map(parseContentEvent)) {
    if (!('header' in event.data) || typeof event.data.header === 'number') continue;
    titles.set(event.data.contentId, titleOf(event.data.header));
    if (event.type === 'ContentCreated') locales.set(event.data.contentId, event.data.locale);
  }
  await sql.query(
    `insert into ${schema}.item (id, locale, title)
     select * from unnest($1::text[], $2::text[], $3::text[])`,
    [[...locales.keys()], [...locales.values()], [...locales.keys()].map((id) => titles.get(id))],
  );
  await sql.query(
    `update ${schema}.item set title = given.title
     from unnest($1::text[], $2::text[]) as given (id, title) where item.id = given.id`,
    [[...titles.keys()], [...titles.values()]],
  );
}

async function applyMerge(sql: Queryable, schema: string, recorded: RecordedEvent): Promise<void> {
  const event = parseMergeEvent(recorded);
  switch (event.type) {
    case 'MergeProposed': {
      const { proposalId, source, target } = event.data;
      await sql.query(
        `insert into ${schema}.proposal (id, status, source_id, target_id, proposed)
         values ($1, 'proposed', $2, $3, $4)
         on conflict (id) do update set status = excluded.status, proposed = excluded.proposed`,
        [proposalId, source.contentId, target.contentId, recorded.position],
      );
      return;
    }
    case 'MergeAccepted':
      return settle(sql, schema, event.data.proposalId, 'accepted');
    case 'MergeDeclined':
      return settle(sql, schema, event.data.proposalId, 'declined');
  }
}

async function settle(
  sql: Queryable,
  schema: string,
  id: string,
  status: 'accepted' | 'declined',
): Promise<void> {
  const { rowCount } = await sql.query(`update ${schema}.proposal set status = $2 where id = $1`, [
    id,
    status,
  ]);
  if (rowCount !== 1) throw new Error(`${id} was ${status} but never proposed`);
}
