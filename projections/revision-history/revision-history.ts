import { type ContentHeader, fieldsOf } from '@parvis/contracts/content/header.ts';
import { type OccurredContentEvent, parseContentEvent } from '../content-state/content-event.ts';
import { loadMissing, RememberedEntries } from '../engine/memory.ts';
import type { Projection } from '../engine/projection.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import {
  eventTypesExceptContent,
  historyEvents,
  upkeepEvents,
} from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { changedFields, type Fields } from './changed-fields.ts';
import { insertSteps, type RecordedStep, toSteps } from './history-steps.ts';
import { revisionHistoryTables } from './tables.ts';

/** One revision to be inserted. */
interface Saved {
  readonly subject: string;
  readonly revision: number;
  readonly restored: number | null;
  readonly data: Fields;
  readonly event: OccurredContentEvent;
}

const onlyInHistory = [...historyEvents, ...upkeepEvents] as const;

/** The newest content of each subject. */
const remembered = new RememberedEntries(() => new Map<string, Fields>());

/**
 * Every revision ever saved, and the other actions on items and modules: for editors, who compare
 * and restore revisions, and for auditors.
 */
export const revisionHistory: Projection = {
  name: 'revision-history',
  version: 6,
  handles: [
    'ContentCreated',
    'HeaderSaved',
    'HeaderRestored',
    'ModuleAdded',
    'ModuleSaved',
    'ModuleRestored',
    'ModuleActivated',
    'ModuleDeactivated',
    'ModulesArranged',
    'ModuleDeleted',
    'ModuleUndeleted',
    'ContentPublished',
    'ContentUnpublished',
    'ContentScheduled',
    'ContentArchived',
    'ContentUnarchived',
    'ContentDeleted',
    'ContentUndeleted',
    'TranslationGroupJoined',
    ...onlyInHistory,
  ],
  ignores: [
    ...eventTypesExceptContent.filter((type) => !onlyInHistory.some((one) => one === type)),
    'HeaderPinned',
    'ModulePinned',
    'MergeProposed',
    'MergeAccepted',
    'MergeDeclined',
  ],
  createTables: revisionHistoryTables,
  async apply(recorded, sql, schema, memory) {
    const events = recorded.map(parseContentEvent);
    const saved = events.flatMap(savedBy);
    const newest = remembered.under(memory);
    const subjects = saved.map(({ subject }) => subject);
    await loadMissing(newest, subjects, (missing) => selectNewest(sql, schema, missing));
    const changes = saved.map(({ subject, data }) => {
      const fields = changedFields(newest.get(subject), data);
      newest.set(subject, data);
      return fields;
    });
    await insertRevisions(sql, schema, saved, changes);
    const moves = saved.flatMap((one, place) => moveIn(one, changes[place] ?? []));
    await insertSteps(sql, schema, [...events.flatMap(toSteps), ...moves]);
    return { tags: [...new Set(subjects)].map((subject) => `history:${subject}`) };
  },
};

/** Detects that a header was saved with a different address than before. */
function moveIn(
  { event, revision, data }: Saved,
  changes: readonly { readonly field: string }[],
): readonly RecordedStep[] {
  const isHeader = !('moduleId' in event.data);
  const isMoved = changes.some(({ field }) => field === 'slug' || field === 'parentId');
  if (!isHeader || revision === 1 || !isMoved) return [];
  return [{ step: 'moved', event, slug: String(data['slug']) }];
}

function savedBy(event: OccurredContentEvent): Saved[] {
  switch (event.type) {
    case 'ContentCreated':
      return [savedHeader(event, event.data.header, 1, null)];
    case 'HeaderSaved':
      return [savedHeader(event, event.data.header, event.data.revision, null)];
    case 'HeaderRestored':
      return [savedHeader(event, event.data.header, event.data.revision, event.data.restored)];
    case 'ModuleSaved':
    case 'ModuleRestored': {
      const { moduleId: subject, revision, content } = event.data;
      const restored = event.type === 'ModuleRestored' ? event.data.restored : null;
      return [{ subject, revision, restored, data: content.data, event }];
    }
    default:
      return [];
  }
}

function savedHeader(
  event: OccurredContentEvent,
  header: ContentHeader,
  revision: number,
  restored: number | null,
): Saved {
  return { subject: event.data.contentId, revision, restored, data: fieldsOf(header), event };
}

async function selectNewest(
  sql: Queryable,
  schema: string,
  subjects: string[],
): Promise<[string, Fields][]> {
  const { rows } = await sql.query<{ subject: string; data: Fields }>(
    `select distinct on (subject) subject, data from ${schema}.revision
     where subject = any($1) order by subject, revision desc`,
    [subjects],
  );
  return rows.map(({ subject, data }) => [subject, data]);
}

async function insertRevisions(
  sql: Queryable,
  schema: string,
  saved: readonly Saved[],
  changes: readonly unknown[],
): Promise<void> {
  await insertRows(sql, `${schema}.revision`, saved, {
    subject: ['text', ({ subject }) => subject],
    revision: ['int', ({ revision }) => revision],
    restored: ['int', ({ restored }) => restored],
    data: ['jsonb', ({ data }) => data],
    position: ['text', ({ event }) => event.position],
    at: ['text', ({ event }) => event.at],
    actor: ['text', ({ event }) => event.actor],
    changes: ['jsonb', (_, place) => changes[place]],
  });
}
