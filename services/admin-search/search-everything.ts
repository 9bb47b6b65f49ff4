import { type Actor, hasCapability } from '@parvis/contracts/accounts/actor.ts';
import type { Capability } from '@parvis/contracts/accounts/roles.ts';
import { includesScope, type TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import type {
  FoundEverything,
  FoundGroups,
  SearchedGroup,
} from '@parvis/contracts/admin-search/endpoints.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';

/** How long a group may take, in milliseconds; then the others are returned without it. */
export const groupTimeoutMs = 1_000;

type Found<Group extends SearchedGroup> = Promise<Pick<FoundGroups, Group>>;

/** The searches of each area. */
export interface SearchPorts {
  readonly contents: (typed: string) => {
    readonly titled: Found<'contents' | 'people'>;
    readonly worded: Found<'texts'>;
  };
  readonly media: (typed: string) => Found<'media'>;
  readonly offers: (typed: string) => Found<'offers'>;
  readonly accounts: (typed: string, actor: Actor) => Found<'accounts'>;
  /** Called with the error of a group, which is returned as unavailable. */
  readonly reportError: (cause: unknown, where: string) => void;
}

interface Search {
  readonly groups: readonly SearchedGroup[];
  readonly found: Promise<Partial<FoundGroups>>;
}

/**
 * Searches every group that an actor may read, at the same time. One that fails or is too slow leaves
 * the others as they are.
 */
export async function searchEverything(
  ports: SearchPorts,
  actor: Actor,
  typed: string,
): Promise<FoundEverything> {
  const unavailable: SearchedGroup[] = [];
  const results = await Promise.all(
    permittedSearches(ports, actor, typed).map(async ({ groups, found }) => {
      try {
        return await withTimeout(groupTimeoutMs, found);
      } catch (cause) {
        unavailable.push(...groups);
        ports.reportError(cause, `search of ${groups.join(' and ')}`);
        return {};
      }
    }),
  );
  return Object.assign({ unavailable }, ...results);
}

function permittedSearches(ports: SearchPorts, actor: Actor, typed: string): readonly Search[] {
  const searches: Search[] = [];
  if (mayRead(actor, 'content.read', 'content:read')) {
    const { titled, worded } = ports.contents(typed);
    searches.push({ groups: ['contents', 'people'], found: titled });
    searches.push({ groups: ['texts'], found: worded });
  }
  if (mayRead(actor, 'content.read', 'media:read'))
    searches.push({ groups: ['media'], found: ports.media(typed) });
  if (mayRead(actor, 'content.read', 'offers:read'))
    searches.push({ groups: ['offers'], found: ports.offers(typed) });
  if (hasCapability(actor, 'accounts.manage'))
    searches.push({ groups: ['accounts'], found: ports.accounts(typed, actor) });
  return searches;
}

/** Whether an actor has a capability, and the scope for it when it is a token. */
function mayRead(actor: Actor, capability: Capability, scope: TokenScope): boolean {
  if (!hasCapability(actor, capability)) return false;
  const scopes = actor.kind === 'account' ? actor.scopes : undefined;
  return scopes === undefined || includesScope(scopes, scope);
}
