import { accountEndpoints, accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import { rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../requests/call-endpoint.ts';

/** Who is signed in; refused with `sign-in-required` when nobody is. */
export const whoAmI = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.whoAmI, accountViewSchema, { signal }),
  staleTime: 60_000,
});

/** Ends the session. */
export function signOut(): Promise<undefined> {
  return callEndpoint(accountEndpoints.signOut, z.undefined());
}

/** Where somebody signs in and comes back to where they were. */
export function signInAddress(here: Pick<Location, 'pathname' | 'search'>): string {
  return `/admin/login?next=${encodeURIComponent(here.pathname + here.search)}`;
}

/** True when the person signed in may change content; an auditor only reads. */
export function useMayWrite(): boolean {
  const { data } = useSuspenseQuery(whoAmI);
  return rolesPermit(data.roles, 'content.write');
}
