import type { Position } from '@parvis/contracts/log/position.ts';
import type { RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import type { ComposedScreen } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { ComposedPage } from './compose-page.ts';

/** What a visitor asks for. */
export interface AddressRequest {
  /** Canonical. */
  readonly path: string;
  /** Without `?`; only what the route knows, in its order. */
  readonly query: string;
  /** Whether a page or its data are wanted, of a route that has both. */
  readonly as?: 'page' | 'data' | undefined;
  /** What is to come and what is over is decided by this instant. */
  readonly now: Date;
  /** A past position of the log; the present when left out. */
  readonly at?: Position;
}

/** An address that has a route of its own. */
export interface RoutedAddress extends AddressRequest {
  readonly match: RouteMatch;
}

/** What answers an address: a screen or a file, or another address. */
export type ComposedAddress = ComposedPage | ({ readonly kind: 'screen' } & ComposedScreen);

/** Composes what one route shows. */
export type ComposeRoute = (db: Queryable, request: RoutedAddress) => Promise<ComposedAddress>;
