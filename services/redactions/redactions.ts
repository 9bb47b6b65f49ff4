import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import {
  type RedactedPlace,
  type RedactionEvent,
  redactionEvents,
  redactionEventVersion,
  redactionStreamId,
  redactionStreamPrefix,
} from '@parvis/contracts/redactions/events.ts';
import { type RedactionId, redactionIdSchema } from '@parvis/contracts/redactions/redaction.ts';
import type { WaitUntil } from '@parvis/projections/engine/read-gate.ts';
import { findExposures } from '@parvis/projections/exposure/find-exposures.ts';
import { Phrase } from '@parvis/projections/exposure/find-phrase.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { mintId } from '../streams/mint-id.ts';
import { requireUpToDate } from '../streams/require-up-to-date.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { StreamWriter } from '../streams/stream-writer.ts';
import { findHold, heldRefusal } from '../subjects/find-hold.ts';
import type { Vault } from '../subjects/vault.ts';
import {
  decideRedaction,
  evolveRedactions,
  type Redaction,
  type RedactionCommand,
  type Redactions,
} from './decide.ts';
import { type FoundPlaces, findPlaces } from './find-places.ts';
import { forgetWords, keepWords, readWords } from './words-table.ts';

export interface RedactionPorts {
  readonly log: EventLog;
  /** The same log with its events as they are stored. */
  readonly stored: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly db: Queryable;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  readonly waitUntil: WaitUntil;
}

/** The one stream of all redactions. */
export const redactionFamily: StreamFamily<Redactions, RedactionEvent> = {
  prefix: redactionStreamPrefix,
  version: redactionEventVersion,
  read: (recorded) => redactionEvents.read(recorded),
  evolve: evolveRedactions,
};

/** Returns all redactions, in the order of their requests. @throws LogUnavailable */
export async function loadRedactions(log: Pick<EventLog, 'readStream'>): Promise<Redactions> {
  const { state } = await loadStream(log, redactionFamily, redactionStreamId);
  return state ?? new Map();
}

interface Sender {
  readonly actor: Actor;
  readonly commandId: string;
}

export interface RedactionRequest {
  readonly words: string;
  readonly reason: string;
  readonly item?: string | undefined;
}

type Done = Promise<Outcome<Position>>;

/** Requests, confirms and refuses redactions, for administrators. */
export class RedactionWriter {
  readonly #ports: RedactionPorts;
  readonly #writer: StreamWriter<Redactions, RedactionEvent>;

  constructor(ports: RedactionPorts) {
    this.#ports = ports;
    this.#writer = new StreamWriter(redactionFamily, ports);
  }

  /** Finds the words, keeps them for the second administrator, and records where they stand. */
  async request(sender: Sender, { words, reason, ...of }: RedactionRequest): Done {
    const item = of.item ?? null;
    const { db, stored, vault } = this.#ports;
    const phrase = new Phrase(words);
    if (phrase.findIn(reason).length > 0) return refuse('redaction-reason-tells');
    const hidden = await this.#requireHidden(words, item);
    if (!hidden.ok) return hidden;
    const found = await findPlaces(stored, startOfLog, { words, reason, item });
    const free = await this.#requireFree(found.places);
    if (!free.ok) return free;
    const id = redactionIdSchema.parse(mintId(`${sender.commandId}/redaction`));
    await keepWords(db, vault, id, words);
    const command = { type: 'request-redaction', id, reason, item, ...found } as const;
    const outcome = await this.#execute(sender, command);
    if (!outcome.ok) await forgetWords(db, id);
    return outcome;
  }

  /** Removes the words that somebody else requested, those said since included. */
  async confirm(sender: Sender, id: RedactionId): Done {
    const { db, log, vault } = this.#ports;
    const [redaction, words] = [
      (await loadRedactions(log)).get(id),
      (await readWords(db, vault)).get(id),
    ];
    if (redaction?.decision !== null || words === undefined) return refuse('redaction-not-waiting');
    const hidden = await this.#requireHidden(words, redaction.item);
    if (!hidden.ok) return hidden;
    const known = new Set(redaction.places.map(({ position }) => position));
    const { places } = await this.#findAgain(words, redaction);
    const free = await this.#requireFree([...redaction.places, ...places]);
    if (!free.ok) return free;
    const outcome = await this.#execute(sender, {
      type: 'confirm-redaction',
      id,
      by: actorId(sender.actor),
      places: places.filter(({ position }) => !known.has(position)),
    });
    if (outcome.ok) await forgetWords(db, id);
    return outcome;
  }

  async refuse(sender: Sender, id: RedactionId, reason: string): Done {
    const outcome = await this.#execute(sender, { type: 'refuse-redaction', id, reason });
    if (outcome.ok) await forgetWords(this.#ports.db, id);
    return outcome;
  }

  /** Refuses words that visitors read now: an editor removes them from the page first. */
  async #requireHidden(words: string, item: string | null): Promise<Outcome<undefined>> {
    const upToDate = await requireUpToDate(this.#ports, ['exposure']);
    if (!upToDate.ok) return upToDate;
    const { items } = await findExposures(this.#ports.db, {
      wanted: [{ form: 'text', phrase: words }],
      withUnpublished: false,
      page: 1,
      pageSize: 1_000,
    });
    const shown = items.find(
      ({ owner, subject, times }) =>
        times.some(({ to }) => to === null) &&
        (item === null || owner === item || subject.endsWith(item)),
    );
    if (shown === undefined) return accept(undefined);
    return refuse('redaction-still-public', { params: { name: shown.name } });
  }

  /** Refuses what a legal hold keeps. */
  async #requireFree(places: readonly RedactedPlace[]): Promise<Outcome<undefined>> {
    const { log, clock } = this.#ports;
    const ids = places.map(({ stream }) => stream.slice(stream.indexOf('-') + 1));
    const hold = await findHold(log, [...new Set(ids)], clock.now());
    return hold === undefined ? accept(undefined) : { ok: false, refusals: [heldRefusal(hold)] };
  }

  #findAgain(
    words: string,
    { item, reason, places }: Pick<Redaction, 'item' | 'reason' | 'places'>,
  ): Promise<FoundPlaces> {
    const last = places.at(-1)?.position ?? startOfLog;
    return findPlaces(this.#ports.stored, last, { words, item, reason });
  }

  async #execute({ actor, commandId }: Sender, command: RedactionCommand): Done {
    const outcome = await this.#writer.execute({
      actor,
      capability: 'site.configure',
      requestId: commandId,
      command: command.type,
      id: redactionStreamId,
      decide: (redactions) => decideRedaction(command, redactions ?? new Map()),
    });
    return outcome.ok ? accept(outcome.value.position) : outcome;
  }
}
