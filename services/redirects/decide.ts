import { type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { isExternalUrl, isOwnPath } from '@parvis/contracts/menus/safe-links.ts';
import { type RedirectEvent, redirectEvents } from '@parvis/contracts/redirects/events.ts';
import type { RedirectId } from '@parvis/contracts/redirects/ids.ts';
import {
  type Redirect,
  type RedirectContent,
  type RedirectTarget,
  sourcesAtTarget,
} from '@parvis/contracts/redirects/redirect.ts';
import { shadowsRoute } from '@parvis/contracts/redirects/source-path.ts';
import { decideEntity, type EntityCommand } from '../revisioned/decide-entity.ts';
import { commandsOn, type Entity, unlessRefused } from '../revisioned/entity.ts';

/**
 * Another redirect with which the one being decided would form a chain: either begins where the
 * other ends.
 */
export interface ConflictingRedirect {
  readonly from: string;
  readonly to: string;
}

/** Commands on one redirect. */
export type RedirectCommand = EntityCommand<RedirectId, RedirectContent>;

/** Redirects of addresses, and addresses that are gone. */
export const redirect: Entity<RedirectId, RedirectContent, RedirectEvent> = {
  events: redirectEvents,
  commands: commandsOn('redirect'),
  missing: 'redirect-not-found',
  deleted: 'redirect-deleted',
  requireFree: () => refuse('redirect-exists', { path: ['from'] }),
  saved: ({ id: redirectId, revision, content }) => {
    return { type: 'RedirectSaved', data: { redirectId, revision, redirect: content } };
  },
  removed: (redirectId) => ({ type: 'RedirectDeleted', data: { redirectId } }),
};

/**
 * Decides a command on a redirect.
 * @param conflict the redirect, if any, with which the command's redirect would form a chain
 */
export function decideRedirect(
  command: RedirectCommand,
  state: Redirect | undefined,
  conflict: ConflictingRedirect | undefined,
): Outcome<readonly RedirectEvent[]> {
  return unlessRefused(decideEntity(redirect, command, state), (event) =>
    event.type === 'RedirectSaved' ? listRefusals(event.data.redirect, conflict) : [],
  );
}

/** Returns why a redirect cannot be saved, besides its address being taken. */
export function listRefusals(
  { from, target }: RedirectContent,
  conflict: ConflictingRedirect | undefined,
): readonly Refusal[] {
  if (shadowsRoute(from)) return [{ code: 'redirect-shadows-route', path: ['from'] }];
  if (!isSafe(target)) return [{ code: 'link-unsafe', path: ['target', 'to'] }];
  const turns = sourcesAtTarget(target).includes(from) ? { from, to: from } : conflict;
  if (turns === undefined) return [];
  return [{ code: 'redirect-loop', path: ['target', 'to'], params: { ...turns } }];
}

function isSafe(target: RedirectTarget): boolean {
  if (target.status === 410 || isExternalUrl(target.to)) return true;
  return isOwnPath(target.to) && sourcesAtTarget(target).length > 0;
}
