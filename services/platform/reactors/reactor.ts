import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { MailOrder } from '../outbox/mail-order.ts';

/** What an event leads to. */
export interface Reaction {
  /** Mails to be sent; each at most once, whatever happens. */
  readonly mails: readonly Omit<MailOrder, 'cause'>[];
}

/**
 * Reads the log and acts: orders mails, issues commands, writes to an index. What it must never do is
 * act on its own account twice, so it answers the mails it wants, and the rest has to bear repetition:
 * commands carry an id made by `commandIdFor`, writes to an index say what is there, not what changed.
 */
export interface Reactor {
  /** Lower-case words joined by dashes. */
  readonly name: string;
  /** Where it begins when it runs for the first time: what it does about the past is its own affair. */
  readonly begins: 'with-the-log' | 'with-its-first-start';
  readonly handles: readonly string[];
  /**
   * Acts on one event. Called again with the same event when the process was stopped before its
   * checkpoint moved; never again after that.
   * @throws anything: the reactor stops at the event until it is retried or skipped
   */
  react(event: RecordedEvent): Promise<Reaction>;
}

/** The id of a command that a reactor issues because of an event; the same each time. */
export function commandIdFor(reactor: Pick<Reactor, 'name'>, event: RecordedEvent): string {
  return `${reactor.name}/${event.id}`;
}

/** The event at which a reactor stopped, and why. */
export interface ReactorFailure {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  /** The kind of error, and not its words: those may repeat what somebody told us. */
  readonly error: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * `running`: follows the log. `failed`: stopped at an event. `detached`: the log is older than the
 * reactor's beginning, so what it has acted on cannot be told from what it has not.
 */
export type ReactorState = 'running' | 'failed' | 'detached';
