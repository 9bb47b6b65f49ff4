import { redirectEvents } from '@parvis/contracts/redirects/events.ts';
import type { Redirect, RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import type { Pool } from 'pg';
import type { Claims } from '../claims/claims.ts';
import { ignoreUnavailableLog } from '../claims/ignore-unavailable-log.ts';
import { StreamClaims } from '../claims/stream-claims.ts';
import { contentAfter } from '../revisioned/decide-entity.ts';
import { type EntityArea, type EntityPorts, entityWriter } from '../revisioned/entity-writer.ts';
import { fenceStream } from '../streams/fence-stream.ts';
import { loadStream } from '../streams/stream-family.ts';
import {
  type ConflictingRedirect,
  decideRedirect,
  type RedirectCommand,
  redirect,
} from './decide.ts';
import { claimsNeededBy, findRedirectConflict, refusalOfClaim } from './needed-claims.ts';
import { redirectRoutes } from './redirect-routes.ts';

const { prefix } = redirectEvents;

/**
 * The dependencies of redirects. `pool` is the database of claims and read models, not the log's.
 */
export interface RedirectPorts extends Omit<EntityPorts, 'db'> {
  readonly claims: Claims;
  readonly pool: Pool;
  /** The public origin of this site. */
  readonly origin: string;
  /** Called with errors that do not affect the caller. */
  readonly reportError: (cause: unknown) => void;
}

/** Redirects, with the jobs that a scheduler runs. */
export interface RedirectArea extends EntityArea<RedirectCommand, RedirectContent> {
  /** Settles the claims of every redirect by its stream, after a bulk write that was interrupted. */
  recheckClaims(): Promise<void>;
  /** Updates the claims from the log since the last time. Every minute is enough. */
  confirmClaims(): Promise<void>;
  /**
   * Settles claims of interrupted commands. Every minute is enough.
   * @returns the number of redirects examined
   */
  sweepClaims(): Promise<number>;
}

/**
 * Wires redirects: their routes, once their claims are up to date with the log, either of which may
 * have been restored from an older backup. While the log is unavailable, the first command updates
 * them.
 */
export async function openRedirects(ports: RedirectPorts): Promise<RedirectArea> {
  const claims = claimsOfRedirects(ports);
  const writer = entityWriter(redirect, ports, {
    claims,
    decide: async (command: RedirectCommand, state) =>
      decideRedirect(command, state, await findConflict(command, state, ports)),
  });
  const confirmClaims = () => claims.confirm();
  await ignoreUnavailableLog(confirmClaims());
  return {
    writer,
    routes: redirectRoutes(writer, { ...ports, db: ports.pool }),
    confirmClaims,
    recheckClaims: () => claims.recheck(),
    sweepClaims: () => claims.sweep(),
  };
}

function claimsOfRedirects({ log, claims, pool, clock, reportError }: RedirectPorts) {
  return new StreamClaims<Redirect | undefined>({
    claims,
    log,
    pool,
    handles: redirectEvents.types,
    prefix,
    load: (id) => loadStream(log, redirectEvents, id),
    fence: (id, revision) => fenceStream({ log, clock }, prefix + id, revision),
    neededBy: claimsNeededBy,
    refusalOf: refusalOfClaim,
    reportUnreadable: reportError,
  });
}

/** Returns the redirect with which the one that a command saves would form a chain. */
async function findConflict(
  command: RedirectCommand,
  state: Redirect | undefined,
  { claims, log }: Pick<RedirectPorts, 'claims' | 'log'>,
): Promise<ConflictingRedirect | undefined> {
  const content = contentAfter(command, state);
  if (content === undefined) return undefined;
  const conflict = await findRedirectConflict(claims, prefix + command.id, content);
  if (conflict === undefined) return undefined;
  if (conflict.kind === 'leads-here') return { from: conflict.from, to: content.from };
  const { state: other } = await loadStream(
    log,
    redirectEvents,
    conflict.owner.slice(prefix.length),
  );
  return { from: other?.content.from ?? '', to: endOf(other) };
}

/** Returns the target of a redirect as text; a redirect being saved has none yet. */
function endOf(other: Redirect | undefined): string {
  if (other === undefined) return '';
  const { target } = other.content;
  return target.status === 410 ? String(target.status) : target.to;
}
