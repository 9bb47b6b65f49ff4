import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import type { RedirectCommand } from '@parvis/contracts/redirects/commands.ts';
import {
  redirectStreamPrefix as prefix,
  type RedirectEvent,
  redirectEventSchemas,
  redirectEvents,
  redirectEventVersion,
} from '@parvis/contracts/redirects/events.ts';
import { evolveRedirect } from '@parvis/contracts/redirects/evolve-redirect.ts';
import { ownPathOf, type Redirect } from '@parvis/contracts/redirects/redirect.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Claims } from '../claims/claims.ts';
import { StreamClaims } from '../claims/stream-claims.ts';
import type { AccountNames } from '../streams/account-names.ts';
import { fenceStream } from '../streams/fence-stream.ts';
import { loadStream, type StreamFamily } from '../streams/stream-family.ts';
import { type ExecutedCommand, StreamWriter } from '../streams/stream-writer.ts';
import { type ConflictingRedirect, decideRedirect } from './decide.ts';
import { claimsNeededBy, findRedirectConflict, refusalOfClaim } from './needed-claims.ts';

export interface RedirectWriterPorts {
  readonly log: EventLog;
  readonly claims: Claims;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly accountNames: AccountNames;
  /** Called with errors that do not affect the caller. */
  readonly reportError: (cause: unknown) => void;
}

const family: StreamFamily<Redirect, RedirectEvent> = {
  prefix,
  version: redirectEventVersion,
  read: redirectEvents.read,
  evolve: evolveRedirect,
};

/** Executes commands on redirects. */
export class RedirectWriter {
  readonly #claims: Claims;
  readonly #streamClaims: StreamClaims<Redirect | undefined>;
  readonly #writer: StreamWriter<Redirect, RedirectEvent>;

  constructor({ log, claims, pool, clock, accountNames, reportError }: RedirectWriterPorts) {
    this.#claims = claims;
    this.#streamClaims = new StreamClaims({
      claims,
      log,
      pool,
      handles: Object.keys(redirectEventSchemas),
      prefix,
      load: (id) => loadStream(log, family, id),
      fence: (id, revision) => fenceStream({ log, clock }, prefix + id, revision),
      neededBy: claimsNeededBy,
      refusalOf: refusalOfClaim,
      reportUnreadable: reportError,
    });
    this.#writer = new StreamWriter(family, {
      log,
      clock,
      accountNames,
      claims: this.#streamClaims,
    });
  }

  /** Repeating a request returns the same result and appends nothing. @throws LogUnavailable */
  execute(
    actor: Actor,
    command: RedirectCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedCommand<Redirect>>> {
    return this.#writer.execute({
      actor,
      capability: 'content.write',
      requestId,
      id: command.redirectId,
      command: command.type,
      decide: async (state) => decideRedirect(command, state, await this.#met(command, state)),
    });
  }

  /** Updates the claims from the log since the last time. @throws LogUnavailable */
  confirm(): Promise<void> {
    return this.#streamClaims.confirm();
  }

  /**
   * Settles claims of interrupted commands. For a scheduler.
   * @returns the number of redirects examined
   */
  sweep(): Promise<number> {
    return this.#streamClaims.sweep();
  }

  async #met(
    command: RedirectCommand,
    state: Redirect | undefined,
  ): Promise<ConflictingRedirect | undefined> {
    const { redirectId, type } = command;
    const redirect = 'redirect' in command ? command.redirect : state?.content;
    if (type === 'delete-redirect' || redirect === undefined) return undefined;
    const met = await findRedirectConflict(this.#claims, prefix + redirectId, redirect);
    if (met === undefined) return undefined;
    if (met.kind === 'leads-here') return { from: met.from, to: redirect.from };
    const { state: other } = await this.#writer.load(met.owner.slice(prefix.length));
    return { from: ownPathOf(redirect.target) ?? '', to: endOf(other) };
  }
}

/** Returns the target of a redirect as text; a redirect being saved has none yet. */
function endOf(redirect: Redirect | undefined): string {
  if (redirect === undefined) return '';
  const { target } = redirect.content;
  return target.status === 410 ? String(target.status) : target.to;
}
