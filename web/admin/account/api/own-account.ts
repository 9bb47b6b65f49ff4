import { ownAccountEndpoints } from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the account's own sessions. */
export const listSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callEndpoint(ownAccountEndpoints.listSessions, { signal }),
});

/** Ends one of the account's sessions. */
export function endSession(id: string): Promise<undefined> {
  return callEndpoint(ownAccountEndpoints.endSession, { params: { id } });
}

/** Ends all of the account's sessions except the current one. */
export function endOtherSessions(): Promise<undefined> {
  return callEndpoint(ownAccountEndpoints.endOtherSessions);
}

/** Changes the password. */
export function changePassword(
  present: string,
  password: string,
  keepTokens: boolean,
): Promise<undefined> {
  return callEndpoint(ownAccountEndpoints.changePassword, {
    body: { present, password, keepTokens },
  });
}

/** Confirms with the password that the account's owner is using this session. */
export function confirmSignIn(password: string): Promise<undefined> {
  return callEndpoint(ownAccountEndpoints.confirmSignIn, { body: { password } });
}
