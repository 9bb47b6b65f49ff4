import { type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { RequestContext } from '../http/route.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import { readExpectedRevision, requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { ExecutedCommand } from '../streams/stream-writer.ts';
import type { EntityCommand } from './decide-entity.ts';
import type { SingletonCommand } from './decide-singleton.ts';
import type { SavedEntity } from './entity.ts';
import { contentAt, type EntityPorts, type EntityWriter } from './entity-writer.ts';

type ReplyPorts = Pick<EntityPorts, 'log' | 'accountNames'>;

/** Returns the replies to writes of one entity; each comes from its stream. */
export function entityReplies<
  Id extends string,
  Content extends object,
  Event extends DecidedEvent,
>(
  entity: SavedEntity<Id, Content, Event>,
  writer: EntityWriter<EntityCommand<Id, Content>, Content>,
  { log, accountNames }: ReplyPorts,
) {
  const replies = new StreamReplies(accountNames, (state: Revisioned<Content>) => ({
    id: state.id,
    ...revisionedView(state),
  }));
  const execute = (command: EntityCommand<Id, Content>, { actor, commandId }: RequestContext) =>
    writer.execute(actor, command, commandId);
  return {
    /** @param location the address of what is created, unless it is that of the request */
    create: async (id: Id, content: Content, context: RequestContext, location?: string) => {
      const outcome = await execute({ type: 'create', id, content }, context);
      return location === undefined ? replies.saved(outcome) : replies.created(outcome, location);
    },
    /** Saves the fields of `changes` over the revision that the request names. */
    save: async (id: Id, changes: Partial<Content>, context: RequestContext) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replies.saved(seen);
      const expectedRevision = seen.value;
      return replies.saved(await execute({ type: 'save', id, expectedRevision, changes }, context));
    },
    delete: async (id: Id, context: RequestContext) => {
      const command = { type: 'delete', id, ...readExpectedRevision(context) } as const;
      return replies.nothing(await execute(command, context));
    },
    undelete: async (id: Id, context: RequestContext) =>
      replies.saved(await execute({ type: 'undelete', id }, context)),
    restore: restoreReply(log, entity, replies, execute),
  };
}

/** Returns the replies to writes of an entity that exists before its first save. */
export function singletonReplies<
  Id extends string,
  Content extends object,
  Event extends DecidedEvent,
>(
  entity: SavedEntity<Id, Content, Event>,
  writer: EntityWriter<SingletonCommand<Id, Content>, Content>,
  { log, accountNames }: ReplyPorts,
) {
  const replies = new StreamReplies(accountNames, (state: Revisioned<Content>) =>
    revisionedView(state),
  );
  const execute = (command: SingletonCommand<Id, Content>, { actor, commandId }: RequestContext) =>
    writer.execute(actor, command, commandId);
  return {
    save: async (id: Id, content: Content, context: RequestContext) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replies.saved(seen);
      const expectedRevision = seen.value;
      return replies.saved(await execute({ type: 'save', id, expectedRevision, content }, context));
    },
    restore: restoreReply(log, entity, replies, execute),
  };
}

/** A command that restores a revision, which it contains in full. */
interface RestoreCommand<Id, Content> {
  readonly type: 'restore';
  readonly id: Id;
  readonly expectedRevision: number;
  readonly restored: number;
  readonly content: Content;
}

/** Returns the reply that makes an earlier revision of an entity the newest. */
function restoreReply<
  Id extends string,
  Content,
  Event extends DecidedEvent,
  View extends { readonly revision: number; readonly updatedBy: string },
>(
  log: EntityPorts['log'],
  { events }: Pick<SavedEntity<Id, Content, Event>, 'events'>,
  replies: StreamReplies<Revisioned<Content>, View>,
  execute: (
    command: RestoreCommand<Id, Content>,
    context: RequestContext,
  ) => Promise<Outcome<ExecutedCommand<Revisioned<Content>>>>,
) {
  return async (id: Id, restored: number, context: RequestContext) => {
    const seen = requireIfMatch(context);
    if (!seen.ok) return replies.saved(seen);
    const content = await contentAt(log, events, id, restored);
    if (content === undefined)
      return replies.saved(refuse('revision-not-found', { path: ['revision'] }));
    const command = {
      type: 'restore',
      id,
      expectedRevision: seen.value,
      restored,
      content,
    } as const;
    return replies.saved(await execute(command, context));
  };
}
