import type { OfferCommandOf } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import {
  evolveOffer,
  type KnownOffer,
  sourceOffer,
} from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import {
  maxPreviewedOffers,
  type PreviewedOffer,
  type PreviewOutcome,
  previewOutcomes,
} from '@parvis/contracts/careers/upload-endpoints.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { decideOffer } from '../decide-offer.ts';
import type { ImportParts } from '../import-feed/import-into.ts';
import { decideImport } from '../import-offer/decide.ts';

type Writer = ImportParts['writer'];
type WithdrawnFields = Pick<PreviewedOffer, 'reference' | 'title'>;

/** Decides as an import would, writes nothing, and collects some offers of each outcome. */
export class PreviewedOffers {
  readonly #some = new Map<PreviewOutcome, PreviewedOffer[]>();
  readonly #now: () => string;
  readonly #find: (id: OfferId) => Promise<KnownOffer | undefined>;

  /** @param find returns an existing offer */
  constructor(now: () => string, find: (id: OfferId) => Promise<KnownOffer | undefined>) {
    this.#now = now;
    this.#find = find;
  }

  readonly writer: Writer = {
    import: async (command, _importId, known) => {
      const { came, events } = decideImport(command, known ?? undefined);
      this.#note(came, command.record, changedBy(events));
      return accept(came);
    },
    execute: async (_actor, command) => {
      const state = await this.#find(command.offerId);
      const decided = decideOffer(command, state);
      if (!decided.ok) return decided;
      const occurrence = { by: 'system', at: this.#now() };
      const after = decided.value.reduce<KnownOffer | undefined>(
        (offer, event) => evolveOffer(offer, event, occurrence),
        state,
      );
      if (after === undefined) return refuse('offer-not-found');
      if (after.content.status === 'absent') this.#note('withdrawn', sourceOffer(after.content));
      return accept({ state: after, position: startOfLog, streamRevision: after.revision - 1 });
    },
  };

  /** Some offers of each outcome, in the order of the outcomes. */
  get all(): readonly PreviewedOffer[] {
    return previewOutcomes.flatMap((outcome) => this.#some.get(outcome) ?? []);
  }

  #note(
    came: string,
    { reference, title }: WithdrawnFields | OfferCommandOf<'import-offer'>['record'],
    changed: PreviewedOffer['changed'] = [],
  ): void {
    const outcome = previewOutcomes.find((one) => one === came);
    if (outcome === undefined) return;
    const some = this.#some.get(outcome) ?? [];
    this.#some.set(outcome, some);
    if (some.length < maxPreviewedOffers) some.push({ outcome, reference, title, changed });
  }
}

function changedBy(events: readonly OfferEvent[]): PreviewedOffer['changed'] {
  return events.flatMap((event) => (event.type === 'OfferRevised' ? [...event.data.changed] : []));
}
