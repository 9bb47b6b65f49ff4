import { evolveRevisioned, type Occurrence, type Revisioned } from '../revisions/revisioned.ts';
import type { OfferEvent } from './events.ts';
import type { Offer, OfferCorrection } from './offer.ts';

/** Whether an offer is open, and if not, why. */
export const offerStatuses = ['open', 'absent', 'withdrawn', 'closed'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The status of an offer by what it was withdrawn for. */
export const withdrawnAs = { absent: 'absent', editor: 'withdrawn' } as const satisfies Readonly<
  Record<Extract<OfferEvent, { type: 'OfferWithdrawn' }>['data']['because'], OfferStatus>
>;

/** The content of an offer. */
export interface OfferContent {
  readonly status: OfferStatus;
  /** The offer as visitors read it: the source's values with editors' corrections. */
  readonly shown: Offer;
  /** The offer as its source last gave it, when editors corrected it. */
  readonly given?: Offer;
  readonly correction: OfferCorrection;
  /** When it last became open, and when its status last changed (ISO 8601, UTC). */
  readonly openedAt: string;
  readonly statusSince: string;
}

/** An offer folded from its stream, `deleted` unless it is open; every event is a revision. */
export type KnownOffer = Revisioned<OfferContent>;

/** Folds an event into its offer. @throws Error when the stream is inconsistent */
export function evolveOffer(
  former: KnownOffer | undefined,
  event: OfferEvent,
  occurrence: Occurrence,
): KnownOffer {
  const content = contentAfter(former?.content, event, occurrence.at);
  const revision = (former?.revision ?? 0) + 1;
  const change = { kind: 'saved', id: event.data.offerId, revision, content } as const;
  return {
    ...evolveRevisioned(former, change, occurrence),
    deleted: content.status !== 'open',
  };
}

/** Returns the offer as its source last gave it, without corrections. */
export function sourceOffer({ given, shown }: OfferContent): Offer {
  return given ?? shown;
}

function contentAfter(
  former: OfferContent | undefined,
  event: OfferEvent,
  at: string,
): OfferContent {
  if (event.type === 'OfferPublished') {
    const opened = { status: 'open', openedAt: at, statusSince: at } as const;
    return { ...opened, ...withCorrection(event.data.offer, former?.correction ?? {}) };
  }
  if (former === undefined) throw new Error(`${event.data.offerId} was never published`);
  const { given: _, ...standing } = former;
  switch (event.type) {
    case 'OfferRevised':
      return { ...standing, ...withCorrection(event.data.offer, former.correction) };
    case 'OfferCorrected':
      return { ...standing, ...withCorrection(sourceOffer(former), event.data.correction) };
    case 'OfferWithdrawn': {
      return { ...former, status: withdrawnAs[event.data.because], statusSince: at };
    }
    case 'OfferClosed':
      return { ...former, status: 'closed', statusSince: at };
    case 'OfferKept':
      return former;
  }
}

/** Returns an offer as its source gives it, with editors' corrections. */
export function withCorrection(
  given: Offer,
  correction: OfferCorrection,
): Pick<OfferContent, 'shown' | 'given' | 'correction'> {
  const entries = Object.entries(correction).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return { shown: given, correction: {} };
  return { shown: corrected(given, Object.fromEntries(entries)), given, correction };
}

/** Returns fields with corrected ones. A corrected place replaces all places of the source. */
export function corrected<T extends OfferCorrection>(given: T, correction: OfferCorrection): T {
  const { place, otherPlaces } = correction;
  return { ...given, ...correction, ...(place !== undefined && { otherPlaces }) };
}
