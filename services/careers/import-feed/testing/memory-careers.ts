import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import { evolveOffer, type KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { ManualClock } from '../../../adapters/testing/manual-clock.ts';
import type { Absence } from '../../absences/stored-absences.ts';
import { type DecidedOfferCommand, decideOffer } from '../../decide-offer.ts';
import { readingWith } from '../../feeds/read-feed.ts';
import { decideImport, type Imported } from '../../import-offer/decide.ts';
import type { ImportParts } from '../import-into.ts';
import type { ImportReport } from '../import-request.ts';
import type { ImportStore } from '../import-store.ts';

/** Offers with their real deciders, and what imports leave for later ones, in memory. */
export class MemoryCareers {
  readonly offers = new Map<OfferId, KnownOffer>();
  readonly reports: ImportReport[] = [];
  readonly absences = new Map<OfferId, Absence>();
  readonly clock = new ManualClock(Date.UTC(2026, 1, 1, 12));

  /** The parts of an import; places are not read. */
  readonly parts: ImportParts = {
    store: this.#store(),
    writer: {
      import: async (command) => this.#import(command),
      execute: async (_actor, command) => this.#execute(command),
    },
    clock: this.clock,
    readFeed: readingWith({ read: () => ({ places: [], remote: undefined, notes: [] }) }),
  };

  /** Executes a command as an editor. */
  decide(command: DecidedOfferCommand): void {
    const decided = decideOffer(command, this.offers.get(command.offerId));
    if (decided.ok) this.#append(command.offerId, decided.value);
  }

  openIds(): readonly OfferId[] {
    return [...this.offers].flatMap(([id, { content }]) => (content.status === 'open' ? [id] : []));
  }

  #store(): ImportStore {
    const { offers, absences, reports } = this;
    return {
      openOffersOf: async () => this.openIds(),
      knownOffers: async (ids) => new Map([...offers].filter(([id]) => ids.includes(id))),
      lastImports: async () => ({
        report: reports.at(-1),
        accepted: reports.findLast(({ accepted }) => accepted !== undefined)?.accepted,
      }),
      absences: {
        of: async () => [...absences.values()],
        async insert(_source, ids, since) {
          const added = ids.filter((id) => !absences.has(id));
          for (const offerId of added) absences.set(offerId, { offerId, since, isKept: false });
          return added.length;
        },
        async delete(ids) {
          for (const id of ids) absences.delete(id);
        },
      },
      forgetVersion: async () => undefined,
      report: async (_id, report) => void reports.push(report),
    };
  }

  #import(command: OfferCommandOf<'import-offer'>): Outcome<Imported> {
    const { came, events } = decideImport(command, this.offers.get(command.offerId));
    this.#append(command.offerId, events);
    return accept(came);
  }

  #execute(command: DecidedOfferCommand) {
    this.decide(command);
    const state = this.offers.get(command.offerId);
    if (state === undefined) throw new Error(`${command.offerId} is unknown`);
    return accept({ state, position: startOfLog, streamRevision: state.revision - 1 });
  }

  #append(id: OfferId, events: readonly OfferEvent[]): void {
    const occurrence = { by: systemActor.kind, at: this.clock.now().toISOString() };
    for (const event of events)
      this.offers.set(id, evolveOffer(this.offers.get(id), event, occurrence));
  }
}
