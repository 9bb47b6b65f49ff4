import {
  accept,
  type Outcome,
  type Refusal,
  type RefusalCode,
} from '@parvis/contracts/http/refusal.ts';
import type { Revisioned } from '@parvis/contracts/revisions/revisioned.ts';
import type { DecidedEvent } from '../streams/execute-command.ts';
import type { StreamFamily } from '../streams/stream-family.ts';

/** A revision to be saved; `restored` is the earlier one that it repeats, if any. */
export interface NewRevision<Id extends string, Content> {
  readonly id: Id;
  readonly revision: number;
  readonly restored?: number;
  readonly content: Content;
}

/** What all entities declare of which every save is a revision. */
export interface SavedEntity<Id extends string, Content, Event extends DecidedEvent> {
  readonly events: StreamFamily<Revisioned<Content>, Event>;
  /** The name of each command in the log, by which a repeated request is recognised. */
  readonly commands: Readonly<Record<CommandType, string>>;
  /** Returns the event that saves a revision. */
  saved(revision: NewRevision<Id, Content>): Event;
}

/** An entity that is created, saved, deleted and restored. */
export interface Entity<Id extends string, Content, Event extends DecidedEvent>
  extends SavedEntity<Id, Content, Event> {
  /** The refusal of a command on an entity that never existed. */
  readonly missing: RefusalCode;
  /** The refusal of a command on a deleted entity. */
  readonly deleted: RefusalCode;
  /** Decides whether one may be created under the id of this one. */
  requireFree(existing: Revisioned<Content>): Outcome<unknown>;
  /** Returns the event that deletes it. */
  removed(id: Id, content: Content): Event;
}

/** The commands on an entity. */
export type CommandType = 'create' | 'save' | 'delete' | 'undelete' | 'restore';

/** Returns the usual names of the commands on an entity: `create-menu`, `save-menu`, … */
export function commandsOn(noun: string): Readonly<Record<CommandType, string>> {
  return {
    create: `create-${noun}`,
    save: `save-${noun}`,
    delete: `delete-${noun}`,
    undelete: `undelete-${noun}`,
    restore: `restore-${noun}`,
  };
}

/** Refuses a decision for every reason that its events give; otherwise returns it. */
export function unlessRefused<Event>(
  decided: Outcome<readonly Event[]>,
  refusalsOf: (event: Event) => readonly Refusal[],
): Outcome<readonly Event[]> {
  if (!decided.ok) return decided;
  const [first, ...others] = decided.value.flatMap(refusalsOf);
  return first === undefined ? accept(decided.value) : { ok: false, refusals: [first, ...others] };
}
