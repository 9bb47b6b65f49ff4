import type { Position } from '@parvis/contracts/log/position.ts';
import type { RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type { ComposedScreen } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { ComposedPage } from './compose-page.ts';

/** A visitor's request. */
export interface AddressRequest {
  /** Canonical. */
  readonly path: string;
  /** Without `?`; only the parameters of the route, in its order. */
  readonly query: string;
  /** Whether the page or its data is requested, for a route that has both. */
  readonly as?: 'page' | 'data' | undefined;
  /** The applicant profile of the reader, if it is known. */
  readonly profile?: number | undefined;
  /** The instant that separates past from future events. */
  readonly now: Date;
  /** A past position of the log; the present by default. */
  readonly at?: Position;
}

/** An address that belongs to a route. */
export interface RoutedAddress extends AddressRequest {
  readonly match: RouteMatch;
}

/** The response for an address: a screen, a file, or a redirect. */
export type ComposedAddress = ComposedPage | ({ readonly kind: 'screen' } & ComposedScreen);

/** Composes the response of one route. */
export type ComposeRoute = (db: Queryable, request: RoutedAddress) => Promise<ComposedAddress>;
