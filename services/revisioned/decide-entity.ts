import { accept, type Outcome, type RefusalCode, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';
import type { Entity } from './entity.ts';

/** A command on one entity. */
export type EntityCommand<Id extends string, Content> = { readonly id: Id } & (
  | { readonly type: 'create'; readonly content: Content }
  /** Replaces the fields that it names; the others stay. */
  | {
      readonly type: 'save';
      readonly expectedRevision: number;
      readonly changes: Partial<Content>;
    }
  | { readonly type: 'delete'; readonly expectedRevision?: number }
  /** Saves the last content of a deleted entity again. */
  | { readonly type: 'undelete' }
  /** Makes an earlier revision, contained in full, the newest; a deleted entity returns. */
  | {
      readonly type: 'restore';
      readonly expectedRevision: number;
      readonly restored: number;
      readonly content: Content;
    }
);

/** Decides a command on an entity; what else it requires is decided beside its declaration. */
export function decideEntity<Id extends string, Content, Event extends DecidedEvent>(
  entity: Entity<Id, Content, Event>,
  command: EntityCommand<Id, Content>,
  state: Revisioned<Content> | undefined,
): Outcome<readonly Event[]> {
  const { id } = command;
  const next = (content: Content, restored?: { readonly restored: number }) =>
    accept([entity.saved({ id, revision: (state?.revision ?? 0) + 1, ...restored, content })]);
  switch (command.type) {
    case 'create': {
      const free = state === undefined ? accept(undefined) : entity.requireFree(state);
      return free.ok ? next(command.content) : free;
    }
    case 'save': {
      const seen = requireSeenEntity(entity, state, command.expectedRevision);
      return seen.ok ? next({ ...seen.value.content, ...command.changes }) : seen;
    }
    case 'delete': {
      const seen = requireSeenEntity(entity, state, command.expectedRevision);
      return seen.ok ? accept([entity.removed(id, seen.value.content)]) : seen;
    }
    case 'undelete':
      if (state === undefined) return refuse(entity.missing);
      return state.deleted ? next(state.content) : accept([]);
    case 'restore': {
      if (state === undefined) return refuse(entity.missing);
      const seen = requireSeen(state, command.expectedRevision);
      if (!seen.ok) return seen;
      const { restored, content } = command;
      if (restored > state.revision) return refuse('revision-not-found', { path: ['revision'] });
      return next(content, { restored });
    }
  }
}

/** Returns the content that a command would save, if any. */
export function contentAfter<Id extends string, Content>(
  command: EntityCommand<Id, Content>,
  state: Revisioned<Content> | undefined,
): Content | undefined {
  switch (command.type) {
    case 'create':
    case 'restore':
      return command.content;
    case 'save':
      return state && { ...state.content, ...command.changes };
    case 'undelete':
      return state?.content;
    case 'delete':
      return undefined;
  }
}

function requireSeenEntity<Content>(
  { missing, deleted }: { readonly missing: RefusalCode; readonly deleted: RefusalCode },
  state: Revisioned<Content> | undefined,
  seen: number | undefined,
): Outcome<Revisioned<Content>> {
  const present = requirePresent(state, missing, deleted);
  return present.ok ? requireSeen(present.value, seen) : present;
}
