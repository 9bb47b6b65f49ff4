import { actorId, anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { Alert, AlertId, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import {
  type AlertEvent,
  type AlertState,
  alertEventSchemas,
  alertEvents,
  alertEventVersion,
  alertStreamPrefix,
  evolveAlert,
} from '@parvis/contracts/alerts/events.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import { noAccountNames } from '../streams/account-names.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { executeOnFamily } from '../streams/stream-writer.ts';
import { type AlertCommand, decideAlert } from './decide.ts';

const family: StreamFamily<AlertState, AlertEvent> = {
  prefix: alertStreamPrefix,
  version: alertEventVersion,
  read: alertEvents.read,
  evolve: evolveAlert,
};

/** An alert after a command; undefined once it has ended. */
export interface WrittenAlert {
  readonly alert: KnownAlert | undefined;
  readonly position: Position;
}

/**
 * Executes commands on alerts. Authorisation comes before, by a mailed secret or a session: alerts
 * have no roles.
 */
export class AlertWriter {
  readonly #log: EventLog;
  readonly #clock: Clock;

  constructor(log: EventLog, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  /** Loads an alert that has not ended. @throws LogUnavailable */
  async load(id: AlertId): Promise<KnownAlert | undefined> {
    const { state } = await loadStream(this.#log, family, id);
    return activeAlert(state);
  }

  /** Loads an alert, or why it ended; undefined when it was never requested. @throws LogUnavailable */
  async stateOf(id: AlertId): Promise<AlertState | undefined> {
    return (await loadStream(this.#log, family, id)).state;
  }

  /** Requests an alert; repeating it under the same id changes nothing. @throws LogUnavailable */
  async request(alert: Alert): Promise<void> {
    const commandId = `${alert.id}/request-alert`;
    const occurredAt = this.#clock.now().toISOString();
    // The append begins the stream: a conflict means that it was written before.
    await this.#log.append(alertStreamPrefix + alert.id, 'no-stream', [
      {
        id: eventId(commandId, 0),
        type: 'AlertRequested',
        data: alertEventSchemas.AlertRequested.parse(alert),
        metadata: {
          commandId,
          actor: actorId(anonymous),
          occurredAt,
          version: alertEventVersion,
        },
      },
    ]);
  }

  /** @param requestId repeating it returns the same result @throws LogUnavailable */
  async execute(
    id: AlertId,
    command: AlertCommand,
    requestId: string,
  ): Promise<Outcome<WrittenAlert>> {
    const deps = { log: this.#log, clock: this.#clock, accountNames: noAccountNames };
    const outcome = await executeOnFamily(family, deps, {
      actor: anonymous,
      command: command.type,
      id,
      requestId,
      decide: (state) => decideAlert(command, state),
    });
    if (!outcome.ok) return outcome;
    const { state, position } = outcome.value;
    return accept({ alert: activeAlert(state), position });
  }
}

function activeAlert(state: AlertState | undefined): KnownAlert | undefined {
  return state === undefined || 'ended' in state ? undefined : state;
}
