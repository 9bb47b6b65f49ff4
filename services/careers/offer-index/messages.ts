import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type {
  FoundOffers,
  OfferQuery,
  SimilarOffer,
} from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { PackedCounts } from '@parvis/projections/offer-index/compose-counts.ts';

/** The settings of a worker. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** Only `present` loads offers at once, and follows them; a dry run needs none. */
  readonly serves: 'present' | 'past' | 'dry-runs';
}

/** Requests to the worker, which responds to searches in order. */
export type Request =
  | { readonly method: 'search'; readonly query: OfferQuery; readonly after: Position | undefined }
  | {
      readonly method: 'suggest';
      readonly typed: string;
      readonly locale: Locale;
      readonly limit: number;
    }
  | { readonly method: 'similar'; readonly id: OfferId; readonly limit: number }
  | { readonly method: 'dry-run'; readonly proposed: ProposedAlert; readonly now: Date }
  | { readonly method: 'position' };

export type Reply =
  | { readonly method: 'search'; readonly found: PackedResult }
  | { readonly method: 'suggest'; readonly titles: readonly string[] }
  | { readonly method: 'similar'; readonly offers: readonly SimilarOffer[] }
  | { readonly method: 'dry-run'; readonly view: DryRunView | undefined }
  | { readonly method: 'position'; readonly position: Position };

/** The found offers, their counts by facet number, and the ids of those numbers. */
export interface PackedResult extends Omit<FoundOffers, 'counts'> {
  readonly counts: PackedCounts;
  readonly newIds: NewFacetIds;
}

/** Ids of facets that were not sent before. */
export interface NewFacetIds {
  /** Whether the numbers start over, because the offers were reloaded. */
  readonly isAfresh: boolean;
  readonly ids: Readonly<Partial<Record<OfferGroup, readonly string[]>>>;
}

export type MessageToWorker =
  | {
      readonly kind: 'request';
      readonly number: number;
      readonly request: Request;
      /** The past position of the offers; undefined for the present. */
      readonly at: Position | undefined;
    }
  /** Notifies of possible changes. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'stop' };

export type MessageFromWorker =
  /** The offers are loaded, for the first time. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly number: number; readonly reply: Reply }
  | {
      readonly kind: 'refusal';
      readonly number: number;
      /** Whether the index is unavailable; otherwise the error is a fault. */
      readonly isUnavailable: boolean;
      readonly message: string;
    }
  /** Reading rows failed; it will be retried. */
  | {
      readonly kind: 'trouble';
      /** Whether the database does not respond, which is an outage of all. */
      readonly isOutage: boolean;
      readonly message: string;
    };
