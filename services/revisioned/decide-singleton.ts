import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import { requireSeenOrUnsaved } from '../streams/requirements.ts';
import type { SavedEntity } from './entity.ts';

/**
 * A command on an entity that exists before its first save, such as settings: `expectedRevision` is
 * 0 until then. The command that restores a revision contains it in full.
 */
export type SingletonCommand<Id extends string, Content> = {
  readonly id: Id;
  readonly expectedRevision: number;
  readonly content: Content;
} & ({ readonly type: 'save' } | { readonly type: 'restore'; readonly restored: number });

/** Decides a command on an entity that exists before its first save. */
export function decideSingleton<Id extends string, Content, Event extends DecidedEvent>(
  entity: SavedEntity<Id, Content, Event>,
  command: SingletonCommand<Id, Content>,
  state: Revisioned<Content> | undefined,
): Outcome<readonly Event[]> {
  const { id, expectedRevision, content } = command;
  const seen = requireSeenOrUnsaved(state, expectedRevision);
  if (!seen.ok) return seen;
  const revision = seen.value + 1;
  switch (command.type) {
    case 'save':
      return accept([entity.saved({ id, revision, content })]);
    case 'restore': {
      const { restored } = command;
      if (restored >= revision) return refuse('revision-not-found', { path: ['revision'] });
      return accept([entity.saved({ id, revision, restored, content })]);
    }
  }
}
