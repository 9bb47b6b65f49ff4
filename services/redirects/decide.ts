import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { isExternalUrl, isOwnPath } from '@parvis/contracts/menus/safe-links.ts';
import type { RedirectCommand } from '@parvis/contracts/redirects/commands.ts';
import type { RedirectEvent } from '@parvis/contracts/redirects/events.ts';
import type { RedirectId } from '@parvis/contracts/redirects/ids.ts';
import {
  ownPathOf,
  type Redirect,
  type RedirectContent,
  type RedirectTarget,
} from '@parvis/contracts/redirects/redirect.ts';
import { shadowsRoute } from '@parvis/contracts/redirects/source-path.ts';
import { requirePresent, requireSeen } from '../streams/requirements.ts';

/**
 * Another redirect with which the one being decided would form a chain: either begins where the
 * other ends.
 */
export interface ConflictingRedirect {
  readonly from: string;
  readonly to: string;
}

/** The result of a decider: the events to append, or a refusal. */
type Decided = Outcome<readonly RedirectEvent[]>;

/**
 * Decides a command on a redirect.
 * @param met the redirect, if any, with which the command's redirect would form a chain
 */
export function decideRedirect(
  command: RedirectCommand,
  state: Redirect | undefined,
  met: ConflictingRedirect | undefined,
): Decided {
  switch (command.type) {
    case 'create-redirect':
      if (state !== undefined) return refuse('redirect-exists', { path: ['from'] });
      return save(command.redirectId, 1, command.redirect, met);
    case 'save-redirect': {
      const seen = requireSeenRedirect(state, command.expectedRevision);
      if (!seen.ok) return seen;
      return save(command.redirectId, seen.value.revision + 1, command.redirect, met);
    }
    case 'delete-redirect': {
      const seen = requireSeenRedirect(state, command.expectedRevision);
      if (!seen.ok) return seen;
      return accept([{ type: 'RedirectDeleted', data: { redirectId: command.redirectId } }]);
    }
    case 'undelete-redirect': {
      if (state === undefined) return refuse('redirect-not-found');
      if (!state.deleted) return accept([]);
      return save(command.redirectId, state.revision + 1, state.content, met);
    }
  }
}

function requireSeenRedirect(
  state: Redirect | undefined,
  seen: number | undefined,
): Outcome<Redirect> {
  const present = requirePresent(state, 'redirect-not-found', 'redirect-deleted');
  return present.ok ? requireSeen(present.value, seen) : present;
}

function save(
  redirectId: RedirectId,
  revision: number,
  redirect: RedirectContent,
  met: ConflictingRedirect | undefined,
): Decided {
  const { from, target } = redirect;
  if (shadowsRoute(from)) return refuse('redirect-shadows-route', { path: ['from'] });
  if (!isSafe(target)) return refuse('link-unsafe', { path: ['target', 'to'] });
  const turns = ownPathOf(target) === from ? { from, to: from } : met;
  if (turns !== undefined)
    return refuse('redirect-loop', { path: ['target', 'to'], params: { ...turns } });
  return accept([{ type: 'RedirectSaved', data: { redirectId, revision, redirect } }]);
}

function isSafe(target: RedirectTarget): boolean {
  if (target.status === 410 || isExternalUrl(target.to)) return true;
  return isOwnPath(target.to) && ownPathOf(target) !== undefined;
}
