import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import {
  findOwnPath,
  type Redirect,
  type RedirectContent,
} from '@parvis/contracts/redirects/redirect.ts';
import type { Claim } from '../claims/claim.ts';
import type { Claims } from '../claims/claims.ts';

const fromScope = (path: string) => `redirect-from/${path}`;
const toScope = (path: string) => `redirect-to/${path}`;

/**
 * Returns the claims of a redirect: its address, which no other may redirect, with its target; and
 * a marker on its target within this site, so that a later redirect of that path can detect a
 * chain.
 */
export function claimsNeededBy(state: Redirect | undefined): readonly Claim[] {
  if (state === undefined || state.deleted) return [];
  const { from, target } = state.content;
  const end = findOwnPath(target);
  const source = { scope: fromScope(from), key: '' };
  return end === undefined ? [source] : [source, { scope: toScope(end), key: from }];
}

/** Returns the refusal of an address that another redirect has. */
export function refusalOfClaim({ scope }: Claim): Refusal {
  const from = scope.replace(/^redirect-(?:from|to)\//, '');
  return { code: 'redirect-exists', path: ['from'], params: { from } };
}

/** A redirect that would form a chain with another, as detected by its claims. */
export type RedirectConflict =
  | { readonly kind: 'leads-here'; readonly from: string }
  | { readonly kind: 'goes-on'; readonly owner: string };

/**
 * Finds another redirect, possibly one about to be saved, with which a redirect with this content
 * would form a chain.
 * @param owner the stream of the redirect with this content
 */
export async function findRedirectConflict(
  claims: Pick<Claims, 'heldIn'>,
  owner: string,
  { from, target }: RedirectContent,
): Promise<RedirectConflict | undefined> {
  const others = async (scope: string) =>
    (await claims.heldIn(scope)).filter((held) => held.owner !== owner);
  const [before] = await others(toScope(from));
  if (before !== undefined) return { kind: 'leads-here', from: before.key };
  const end = findOwnPath(target);
  const [after] = end === undefined ? [] : await others(fromScope(end));
  return after && { kind: 'goes-on', owner: after.owner };
}
