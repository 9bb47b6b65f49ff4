import type { Withholding } from '@parvis/contracts/accounts/auditor-reading.ts';
import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { type Capability, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callEndpoint } from '../requests/call-endpoint.ts';

/** Reads the signed-in account; refused with `sign-in-required` without a session. */
export const whoAmI = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.whoAmI, { signal }),
  staleTime: 60_000,
});

/** Ends the session. */
export function signOut(): Promise<undefined> {
  return callEndpoint(accountEndpoints.signOut);
}

/** Returns the sign-in address that leads back to the current one. */
export function signInAddress(here: Pick<Location, 'pathname' | 'search'>): string {
  return `/admin/login?next=${encodeURIComponent(here.pathname + here.search)}`;
}

/** Returns true if the signed-in user has this capability. */
export function useCan(capability: Capability): boolean {
  const { data } = useSuspenseQuery(whoAmI);
  return rolesPermit(data.roles, capability);
}

/** Returns true if the site's settings withhold something from the signed-in user. */
export function useIsWithheld(what: Withholding): boolean {
  const { data } = useSuspenseQuery(whoAmI);
  return data.withheld?.includes(what) === true;
}

/** Returns true if the signed-in user may change content; auditors only read. */
export function useCanWrite(): boolean {
  return useCan('content.write');
}
