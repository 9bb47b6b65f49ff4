import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import {
  type Redirect,
  type RedirectContent,
  sourcesAtTarget,
} from '@parvis/contracts/redirects/redirect.ts';
import type { Claim } from '../claims/claim.ts';
import type { Claims } from '../claims/claims.ts';

const fromScope = (path: string) => `redirect-from/${path}`;
const toScope = (path: string) => `redirect-to/${path}`;

/**
 * Returns the claims of a redirect: its address, which no other may redirect, with its target; and
 * a marker on every address from which a later redirect would catch its target within this site, so
 * that it can detect a chain.
 */
export function claimsNeededBy(state: Redirect | undefined): readonly Claim[] {
  if (state === undefined || state.deleted) return [];
  const { from, target } = state.content;
  const markers = sourcesAtTarget(target).map((source) => ({ scope: toScope(source), key: from }));
  return [{ scope: fromScope(from), key: '' }, ...markers];
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
  for (const source of sourcesAtTarget(target)) {
    const [after] = await others(fromScope(source));
    if (after !== undefined) return { kind: 'goes-on', owner: after.owner };
  }
  return undefined;
}
