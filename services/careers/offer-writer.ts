import { type Actor, systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import {
  type OfferEvent,
  offerEvents,
  offerEventVersion,
  offerStreamPrefix,
} from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { Clock } from '../adapters/clock.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { executeCommand, type LoadedStream } from '../streams/execute-command.ts';
import { mintId } from '../streams/mint-id.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { type DecidedOfferCommand, decideOffer } from './decide-offer.ts';
import { decideImport, type Imported } from './import-offer/decide.ts';
import { decidePush } from './push-offers/decide.ts';

export interface OfferWriterPorts {
  readonly log: EventLog;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
}

type LoadedOffer = LoadedStream<KnownOffer | undefined>;

const family: StreamFamily<KnownOffer, OfferEvent> = {
  prefix: offerStreamPrefix,
  version: offerEventVersion,
  read: offerEvents.read,
  evolve: evolveOffer,
  stored: offerEvents.validated,
};

/**
 * Returns the id of an offer: the same for the same reference of the same source, so nothing is
 * claimed.
 */
export function computeOfferId({
  source,
  reference,
}: Pick<Offer, 'source' | 'reference'>): OfferId {
  return offerIdSchema.parse(mintId(`${source}/${reference}`));
}

/** Executes commands on offers. */
export class OfferWriter {
  readonly #ports: OfferWriterPorts;
  readonly #writer: StreamWriter<KnownOffer, OfferEvent>;

  constructor({ log, clock, accountNames }: OfferWriterPorts) {
    this.#ports = { log, clock, accountNames };
    this.#writer = new StreamWriter(family, this.#ports);
  }

  /**
   * Loads the offer, folded from its stream; undefined when it does not exist.
   * @throws LogUnavailable
   */
  async load(id: OfferId): Promise<KnownOffer | undefined> {
    return (await this.#writer.load(id)).state;
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: DecidedOfferCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<KnownOffer>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.offerId,
      command: command.type,
      decide: (state) => decideOffer(command, state),
    });
  }

  /**
   * Executes a record that its source sent by itself: as one of a feed, but by the account that sent
   * it, and refused where a feed would say later what to do.
   * @param expectedRevision the revision that its sender saw, if it says so
   * @returns the offer, and what became of the record; `unchanged` when the request is repeated
   * @throws LogUnavailable
   */
  async push(
    actor: Actor,
    command: OfferCommandOf<'import-offer'>,
    requestId: string,
    expectedRevision?: number,
  ): Promise<Outcome<ExecutedCommand<KnownOffer> & { readonly came: Imported }>> {
    let came: Imported = 'unchanged';
    const outcome = await this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.offerId,
      command: command.type,
      decide(state) {
        const decided = decidePush(command, state, expectedRevision);
        if (!decided.ok) return decided;
        came = decided.value.came;
        return accept(decided.value.events);
      },
    });
    return outcome.ok ? accept({ ...outcome.value, came }) : outcome;
  }

  /**
   * Imports a record of a feed, without reading the stream unless somebody else appends, because
   * there are tens of thousands.
   * @param known the offer as read elsewhere; null: there is none; omitted: its stream is read
   * @param by who imports; the product itself by default
   * @returns the outcome; refused when it is larger than an event may be
   * @throws LogUnavailable
   */
  async import(
    command: OfferCommandOf<'import-offer'>,
    importId: string,
    known?: KnownOffer | null,
    by: Actor = systemActor,
  ): Promise<Outcome<Imported>> {
    const { offerId } = command;
    const { log } = this.#ports;
    let result: Imported = 'unchanged';
    const stream = {
      ...family,
      name: family.prefix + offerId,
      id: offerId,
      load: () => loadStream(log, family, offerId),
      // The new state of the offer is not needed.
      loadAt: async (revision: number) => loadedOffer(undefined, revision),
    };
    const outcome = await executeCommand(this.#ports, stream, {
      actor: by,
      commandId: `${importId}/${command.type}/${offerId}`,
      loaded: known === undefined ? undefined : loadedOffer(known ?? undefined),
      decide(state) {
        const decided = decideImport(command, state);
        result = decided.came;
        return accept(decided.events);
      },
    });
    return outcome.ok ? accept(result) : outcome;
  }
}

/** Every event of an offer is a revision of it. */
function loadedOffer(
  state: KnownOffer | undefined,
  revision = state === undefined ? -1 : state.revision - 1,
): LoadedOffer {
  return { state, revision, position: startOfLog, commands: new Map() };
}
