import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { MailOrder } from '../outbox/mail-order.ts';

/** The effect of an event. */
export interface Reaction {
  /** The e-mails to be sent; each is sent at most once, whatever happens. */
  readonly mails: readonly Omit<MailOrder, 'cause'>[];
}

/**
 * Reads the log and acts: orders e-mails, issues commands, writes to an index. It must never send
 * an e-mail twice, so it returns the e-mails to send, and everything else must be idempotent:
 * commands have an id from `commandIdFor`, and writes to an index set the new state.
 */
export interface Reactor {
  /** Lowercase words joined by hyphens. */
  readonly name: string;
  /**
   * The position where it starts on its first run: each reactor decides how to treat past events.
   */
  readonly begins: 'with-the-log' | 'with-its-first-start';
  readonly handles: readonly string[];
  /**
   * Handles one event. Called again with the same event if the process was stopped before its
   * checkpoint moved, but never after that.
   * @throws anything: the reactor stops at the event until it is retried or skipped
   */
  react(event: RecordedEvent): Promise<Reaction>;
}

/** Returns the id of a command issued because of an event; the same each time. */
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
  /** The error's name without its message, which may repeat personal data. */
  readonly error: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * `running`: follows the log. `failed`: stopped at an event. `detached`: the log is older than the
 * reactor's start, so handled events cannot be distinguished from others.
 */
export type ReactorState = 'running' | 'failed' | 'detached';
