import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { LRUCache } from 'lru-cache';
import { Admission, type AdmissionLimits, NotAdmitted } from '../http/admission.ts';

/** A dry run takes the thread of the index up to half a second, shared with the searches. */
const admissionLimits: AdmissionLimits = { atOnce: 1, waiting: 20, timeoutMs: 2_000 };
const maxKept = 1_000;
/** How long a dry run is kept, which looks back over months. */
const keptMs = 5 * 60_000;

/**
 * The dry runs that visitors see: computed elsewhere, few at a time, and kept for the next visitor
 * with the same filters.
 */
export class DryRuns {
  readonly #kept: LRUCache<string, DryRunView, ProposedAlert>;

  /** @param simulate computes a dry run outside the event loop of visitors */
  constructor(
    simulate: (proposed: ProposedAlert) => Promise<DryRunView | undefined>,
    limits: AdmissionLimits = admissionLimits,
  ) {
    const admission = new Admission(limits);
    this.#kept = new LRUCache({
      max: maxKept,
      ttl: keptMs,
      fetchMethod: (_key, _stale, { context }) =>
        admission.run(() => simulate(context)).catch(unlessUnavailable),
    });
  }

  /** Returns a dry run; undefined while too many are computed, when there is none, or the offers cannot be read. */
  of(proposed: ProposedAlert): Promise<DryRunView | undefined> {
    const { locale, frequency, wish, given } = proposed;
    const key = JSON.stringify([locale, frequency, wish, given]);
    return this.#kept.fetch(key, { context: proposed });
  }
}

/** The form is complete without its dry run; any other failure is rethrown. */
function unlessUnavailable(cause: unknown): undefined {
  if (cause instanceof NotAdmitted || cause instanceof OfferIndexUnavailable) return undefined;
  throw cause;
}
