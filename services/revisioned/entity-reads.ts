import type { ReadModelName } from '@parvis/contracts/operations/read-model-names.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import { listRevisions, type PageOfList } from '@parvis/projections/revisioned/list-revisions.ts';
import { readRevisioned } from '@parvis/projections/revisioned/read-revisioned.ts';
import { jsonReply, type Reply } from '../http/route.ts';
import { withName } from '../streams/account-names.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import { namedItem, namedRevisions } from '../streams/named-reads.ts';
import { requirePresent } from '../streams/requirements.ts';
import type { Entity } from './entity.ts';
import type { EntityPorts } from './entity-writer.ts';

type ReadPorts = Pick<EntityPorts, 'db' | 'accountNames'>;

/** Returns the replies to reads of one entity, and of its history, from its read model. */
export function entityReads<Id extends string, Content extends object, Event extends DecidedEvent>(
  { missing, deleted }: Entity<Id, Content, Event>,
  model: ReadModelName,
  { db, accountNames }: ReadPorts,
) {
  return {
    get: async (id: Id) =>
      namedItem(
        accountNames,
        requirePresent(await readRevisioned<Content>(db, model, id), missing, deleted),
      ),
    history: async (id: Id, paging: PageOfList) =>
      namedRevisions(accountNames, await listRevisions(db, model, id, paging), missing),
  };
}

/** Content as it is read; revision 0, by nobody, before its first save. */
export type SingletonView<Content> = Content & {
  readonly revision: number;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
};

/** Returns content as it is read before its first save. */
export function unsavedView<Content extends object>(content: Content): SingletonView<Content> {
  return { ...content, revision: 0, updatedAt: null, updatedBy: null };
}

/**
 * Returns the replies to reads of an entity that exists before its first save, and of its history.
 * @param unsaved its content until then
 */
export function singletonReads<Content extends object>(
  id: string,
  unsaved: Content,
  model: ReadModelName,
  { db, accountNames }: ReadPorts,
) {
  return {
    async get(): Promise<Reply<SingletonView<Content>>> {
      const saved = await readRevisioned<Content>(db, model, id);
      if (saved === undefined) return { ...jsonReply(unsavedView(unsaved)), etag: 0 };
      const body = await withName(accountNames, revisionedView(saved));
      return { kind: 'json', body, etag: saved.revision };
    },
    history: async (paging: PageOfList) =>
      namedRevisions(accountNames, await listRevisions(db, model, id, paging), undefined),
  };
}
