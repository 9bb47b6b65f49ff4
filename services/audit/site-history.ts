import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import type { Change, ChangesAround } from '@parvis/projections/pages/find-changes-around.ts';
import type { Address } from '../http/read-address.ts';

/** The response of an address at a position of the log: a screen, a file, or a redirect. */
export type PastComposition =
  | ({ readonly kind: 'screen'; readonly screen: Screen } & Dependent)
  | ({ readonly kind: 'moved'; readonly to: string } & Dependent);

interface Dependent {
  readonly position: Position;
  /** The tags of what it depends on. */
  readonly tags?: readonly string[];
}

/** The build by which visitors saw the site at a position. */
export interface BuildThen {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly deployedAt: string;
  /** Whether pages are rendered from the same sources today. */
  readonly hasTemplatesOfToday: boolean;
  readonly stylesheets: readonly string[];
  /** The texts of the site as JSON, by language and message, with their digest. */
  readonly words: { readonly digest: string; readonly json: string };
}

/** Port: the site as it was, according to the read models. */
export interface SiteHistory {
  /** Returns whether everything in a path's response comes from the log. */
  isKept(address: Address): boolean;
  /** Waits until the read models have reached the end of the log; false after a timeout. */
  upToDate(): Promise<boolean>;
  /** Returns the last position up to an instant; undefined before the first event. */
  positionAt(instant: Date): Promise<Position | undefined>;
  /** Returns when the event at a position occurred. */
  instantOf(position: Position): Promise<Date | undefined>;
  /** @param now the instant that separates past from future content */
  compose(address: Address, at: Position, now: Date): Promise<PastComposition>;
  /** Returns the build that served visitors; undefined if the log records none, or its files are lost. */
  buildAt(position: Position): Promise<BuildThen | undefined>;
  /**
   * Returns the last change up to `until`, and the first after `after`, of what the response of a
   * path depends on.
   */
  changesAround(
    response: { readonly path: string; readonly tags: readonly string[] },
    until: Position,
    after: Position,
  ): Promise<ChangesAround>;
  /**
   * Returns the changes up to a position of what the response of a path depends on, the newest
   * first, at most `limit`.
   */
  changesUntil(
    response: { readonly path: string; readonly tags: readonly string[] },
    until: Position,
    limit: number,
  ): Promise<readonly Change[]>;
  /** Returns when, and by which account, a revision of a module was saved. */
  saved(
    moduleId: ModuleId,
    revision: number,
  ): Promise<{ readonly at: string; readonly by: string } | undefined>;
}
