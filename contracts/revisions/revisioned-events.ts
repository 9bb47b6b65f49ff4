import type { z } from 'zod';
import { type EventOf, type EventReader, eventReader } from './event-reader.ts';
import { type Change, evolveRevisioned, type Occurrence, type Revisioned } from './revisioned.ts';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** How the streams of an entity with revisions are stored. */
interface DeclaredEvents<Content, S extends Schemas> {
  /** The prefix of every stream's name, before the id. */
  readonly prefix: string;
  /** The version of new events. */
  readonly version: number;
  readonly schemas: S;
  /** Returns the change that an event makes to its entity. */
  change(event: EventOf<S>): Change<Content>;
}

/** The events of an entity with revisions: how they are stored, read and folded. */
export interface RevisionedEvents<Content, S extends Schemas>
  extends DeclaredEvents<Content, S>,
    EventReader<S> {
  /** Returns the id of the entity that an event changes. */
  idOf(event: EventOf<S>): string;
  /** Folds an event into its entity. @throws Error when the stream is inconsistent */
  evolve(
    former: Revisioned<Content> | undefined,
    event: EventOf<S>,
    occurrence: Occurrence,
  ): Revisioned<Content>;
}

/** Declares the events of an entity with revisions. */
export function revisionedEvents<Content, S extends Schemas>(
  declared: DeclaredEvents<Content, S>,
): RevisionedEvents<Content, S> {
  return {
    ...declared,
    ...eventReader(declared.schemas),
    idOf: (event) => declared.change(event).id,
    evolve: (former, event, occurrence) =>
      evolveRevisioned(former, declared.change(event), occurrence),
  };
}
