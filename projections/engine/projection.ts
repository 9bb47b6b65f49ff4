import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ProjectionStatus as ShownStatus } from '@parvis/contracts/operations/endpoints.ts';
import type { EventType } from '../follower/event-catalogue.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { Memory } from './memory.ts';

/** Turns events of the log into rows of its own PostgreSQL schema. */
export interface Projection {
  /** Lowercase words joined by hyphens; its schema has underscores instead. */
  readonly name: string;
  /**
   * Increased whenever tables or folding change; a rebuild alongside the live rows then starts
   * automatically.
   */
  readonly version: number;
  readonly handles: readonly EventType[];
  /** The other types of the contracts: a test checks that none is missing. */
  readonly ignores: readonly EventType[];
  /** Returns statements that create its tables in an existing, empty schema. */
  createTables(schema: string): string;
  /**
   * Folds handled events, in log order, into rows. Runs in the transaction that moves the
   * checkpoint, and sees each event exactly once. What it stores in the memory is available to the
   * next batch, and is discarded if this one is not committed. Returns the tags of what changed.
   * @throws anything: the failing event is located, and the projection stops there
   */
  apply(
    events: readonly RecordedEvent[],
    sql: Queryable,
    schema: string,
    memory: Memory,
  ): Promise<{ readonly tags: readonly string[] }>;
}

/**
 * `new`: never ran. `booting`: catching up. `live`: has caught up and follows the log. `failed`:
 * stopped at an event. `detached`: was built from another log, so its rows are not served.
 */
export type ProjectionState = ShownStatus['state'];

/** The event at which a projection stopped, and why. */
export interface ProjectionFailure {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly error: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The progress of one set of rows. */
export interface ProjectionProgress {
  readonly state: ProjectionState;
  readonly version: number;
  readonly position: Position;
  readonly failure: ProjectionFailure | null;
}

export interface ProjectionStatus extends ProjectionProgress {
  readonly name: string;
  /**
   * Age of the oldest event not yet in the rows, in milliseconds; null when the log does not
   * respond.
   */
  readonly lagMs: number | null;
  /** The rebuild in progress while the present rows are served, if any. */
  readonly rebuild: ProjectionProgress | null;
}

/**
 * Returns the schema of a projection's served rows; `_next` and `_previous` are appended for
 * rebuilds.
 */
export function schemaOf(name: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(
      `the name of a projection must be lowercase words joined by hyphens, not “${name}”`,
    );
  return name.replaceAll('-', '_');
}
