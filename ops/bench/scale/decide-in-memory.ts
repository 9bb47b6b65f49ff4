import { actorId, systemActor } from '@parvis/contracts/accounts/actor.ts';
import {
  type OfferEvent,
  offerEvents,
  offerEventVersion,
  offerStreamPrefix,
} from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { type ContentEvent, contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { contentEventVersion, storedContentData } from '@parvis/contracts/content/read-event.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import { decideOffer } from '@parvis/services/careers/decide-offer.ts';
import { decideImport } from '@parvis/services/careers/import-offer/decide.ts';
import type { Claim } from '@parvis/services/claims/claim.ts';
import { claimsNeededBy } from '@parvis/services/content/addresses/needed-claims.ts';
import { computeCommandId } from '@parvis/services/content/item/content-writer.ts';
import { decide } from '@parvis/services/content/item/decide.ts';
import { evolve } from '@parvis/services/content/item/evolve.ts';
import { type ItemState, initialState } from '@parvis/services/content/item/item.ts';
import { decideMedia } from '@parvis/services/media/decide.ts';
import { type MediaItem, mediaFamily } from '@parvis/services/media/item/media-family.ts';
import type { CommandOn, TimedCommand } from './command-in-history.ts';
import { type AppendInMemory, StreamsInMemory } from './streams-in-memory.ts';

/** The author of all content. */
export const historyActor = {
  kind: 'account',
  accountId: 'scale0000001',
  name: 'Scale',
  roles: ['editor'],
} as const;

/** What a command appends, and what its stream claims from then on. */
export interface DecidedAppend extends AppendInMemory {
  readonly claims: readonly Claim[];
}

/** No command of the history depends on other streams. */
const related = { place: { kind: 'root', shadowsBelow: false }, hasChildren: false } as const;

/** Decides commands one after another, with the product's own deciders and without a log. */
export class HistoryDecider {
  readonly #items = new StreamsInMemory<ItemState, ContentEvent>({
    prefix: contentStreamPrefix,
    version: contentEventVersion,
    initial: initialState,
    evolve: (state, event, occurrence) => evolve(state, { ...event, ...occurrence }),
    stored: storedContentData,
  });
  readonly #media = new StreamsInMemory<MediaItem | undefined, MediaEvent>({
    ...mediaFamily,
    initial: undefined,
  });
  readonly #offers = new StreamsInMemory<KnownOffer | undefined, OfferEvent>({
    prefix: offerStreamPrefix,
    version: offerEventVersion,
    initial: undefined,
    evolve: evolveOffer,
    stored: offerEvents.validated,
  });

  /** @throws Error when the command is refused */
  decide(timed: TimedCommand): DecidedAppend {
    const { given } = timed;
    switch (given.on) {
      case 'content':
        return this.#onContent(given.command, timed);
      case 'media':
        return this.#onMedia(given.command, timed);
      case 'offer':
        return this.#onOffer(given.command, timed);
    }
  }

  #onContent(command: CommandOn<'content'>, { at, requestId }: TimedCommand) {
    const { state, ...append } = this.#items.execute({
      id: command.contentId,
      commandId: computeCommandId(command, requestId),
      by: actorId(historyActor),
      at,
      decide: (before) => accepted(decide(command, before, related)),
    });
    // No item of the history changes its address or language later.
    return { ...append, claims: append.revision === 0 ? claimsNeededBy(state) : [] };
  }

  #onMedia(command: CommandOn<'media'>, { at, requestId }: TimedCommand) {
    const { state: _, ...append } = this.#media.execute({
      id: command.mediaId,
      commandId: `${requestId}/${command.type}/${command.mediaId}`,
      by: actorId(historyActor),
      at,
      decide: (before) => accepted(decideMedia(command, before)),
    });
    return { ...append, claims: [] };
  }

  #onOffer(command: CommandOn<'offer'>, { at, requestId }: TimedCommand) {
    const { state: _, ...append } = this.#offers.execute({
      id: command.offerId,
      commandId: `${requestId}/${command.type}/${command.offerId}`,
      by: actorId(systemActor),
      at,
      decide: (before) =>
        command.type === 'import-offer'
          ? decideImport(command, before).events
          : accepted(decideOffer(command, before)),
    });
    return { ...append, claims: [] };
  }
}

function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`a command was refused: ${JSON.stringify(outcome.refusals)}`);
}
