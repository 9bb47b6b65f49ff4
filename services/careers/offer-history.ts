import {
  type OfferEvent,
  offerEvents,
  offerStreamPrefix,
} from '@parvis/contracts/careers/events.ts';
import { withdrawnAs } from '@parvis/contracts/careers/evolve-offer.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import {
  corrects,
  type OfferCorrection,
  type OfferField,
  offerFields,
} from '@parvis/contracts/careers/offer.ts';
import type { OfferChange } from '@parvis/contracts/careers/views.ts';
import { requireReadable } from '@parvis/contracts/log/event-families.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';

/** Returns the history of an offer, newest first; `by` is an account id. @throws LogUnavailable */
export async function offerHistory(
  log: Pick<EventLog, 'readStream'>,
  id: OfferId,
): Promise<readonly OfferChange[]> {
  const recorded = await log.readStream(offerStreamPrefix + id, { direction: 'backwards' });
  return recorded.map((one): OfferChange => {
    requireReadable(one);
    const { actor: by, occurredAt: at } = one.metadata;
    return { revision: one.revision + 1, at, by, ...describeChange(offerEvents.read(one)) };
  });
}

function describeChange({ type, data }: OfferEvent): Pick<OfferChange, 'what' | 'fields'> {
  switch (type) {
    case 'OfferPublished':
      return { what: 'published', fields: [] };
    case 'OfferRevised':
      return { what: 'revised', fields: data.changed };
    case 'OfferCorrected':
      return { what: 'corrected', fields: correctedFields(data.correction) };
    case 'OfferWithdrawn':
      return { what: withdrawnAs[data.because], fields: [] };
    case 'OfferClosed':
      return { what: 'closed', fields: [] };
    case 'OfferKept':
      return { what: 'kept', fields: [] };
  }
}

function correctedFields(correction: OfferCorrection): OfferField[] {
  return offerFields.filter((field) => corrects(correction, field));
}
