import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { foldPath } from '@parvis/contracts/site/routes/fold-path.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { Clock } from '../adapters/clock.ts';
import { admit } from '../http/access.ts';
import { digestOf } from './digest.ts';
import type { PastComposition, SiteHistory } from './site-history.ts';

/** An auditor's query: an address of the site and an instant, ISO 8601 with its offset. */
export interface ReconstructionQuery {
  readonly path: string;
  readonly at: string;
}

/** The response of an address at an instant, and where in the log that was read; instants are ISO 8601, UTC. */
export interface Reconstruction {
  /** Canonical, without query. */
  readonly path: string;
  readonly at: string;
  /** Null before the first event of the log: there was nothing. */
  readonly shown: {
    readonly position: Position;
    readonly eventAt: string;
    readonly composition: PastComposition;
    readonly digest: string;
  } | null;
  readonly previousChangeAt: string | null;
  readonly nextChangeAt: string | null;
}

export interface ReconstructionParts {
  readonly history: SiteHistory;
  readonly clock: Clock;
}

/**
 * Composes what an address answered at a past instant, for those who may read history. Refused:
 * a path that can be no address, an instant yet to come, and read models that are behind the log.
 */
export async function reconstructPage(
  { history, clock }: ReconstructionParts,
  actor: Actor,
  query: ReconstructionQuery,
): Promise<Outcome<Reconstruction>> {
  const admitted = admit({ capability: 'history.read' }, actor);
  if (!admitted.ok) return admitted;
  const path = canonicalPath(query.path);
  if (path === undefined)
    return refuse('invalid', { path: ['path'], params: { reason: 'format' } });
  const [at, now] = [new Date(query.at), clock.now()];
  if (at > now) {
    const params = { reason: 'too-large', maximum: now.toISOString() };
    return refuse('invalid', { path: ['at'], params });
  }
  if (!(await history.upToDate())) return refuse('position-not-reached');
  const position = await history.positionAt(at);
  const composition = position && (await history.compose(path, position));
  if (composition && composition.position !== position) return refuse('position-not-reached');
  return accept({
    path,
    at: at.toISOString(),
    shown: composition ? await shownAt(history, composition) : null,
    ...(await changesAround(history, path, at, position)),
  });
}

async function shownAt(history: SiteHistory, composition: PastComposition) {
  const { position } = composition;
  const eventAt = await history.instantOf(position);
  if (eventAt === undefined) throw new Error(`no event has the position ${position}`);
  return { position, eventAt: eventAt.toISOString(), composition, digest: digestOf(composition) };
}

/** The nearest changes strictly before and after the instant. */
async function changesAround(
  history: SiteHistory,
  path: string,
  at: Date,
  position: Position = startOfLog,
) {
  const until = (await history.positionAt(new Date(at.getTime() - 1))) ?? startOfLog;
  const { previous, next } = await history.changesAround(path, until, position);
  const instantOf = async (change: Position | null) =>
    (change === null ? undefined : await history.instantOf(change))?.toISOString() ?? null;
  return { previousChangeAt: await instantOf(previous), nextChangeAt: await instantOf(next) };
}

/** The address as the site writes it; what stands behind `?` or `#` is left out. */
function canonicalPath(address: string): string | undefined {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  return matchPath(path)?.path ?? foldPath(path);
}
